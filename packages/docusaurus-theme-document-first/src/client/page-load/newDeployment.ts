import {withTimeout} from '../withTimeout';
import {baseUrl, storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from '../storage';

/** What `application.json` says, which the build writes: the one file whose content changes with every build. */
export type ApplicationFiles = {
  /** Scripts of the application in their order, below the base path. */
  readonly scripts: readonly string[];
  /** Names of the scripts that several pages share, with their hash, by what pages call them. */
  readonly shared: Readonly<Record<string, string>>;
};

/**
 * The page that was last reloaded, which prevents a loop of reloads, and its text fields, each by what it is called and
 * with its text: the browser restores none with `autocomplete="off"`. NUL separates them, which no field can hold.
 */
const reloaded = createStore('sessionStorage', `${storagePrefix}.reloaded-page`);

const getReloadState = (): string[] => reloaded.read()?.split('\0') ?? [];

/** Fields with text. Passwords are never stored, and files cannot be chosen again. */
const getFields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input:not([type=password], [type=file]), textarea'),
];

/** Whether the window has reloaded the page for its application, which is not there yet. */
export const isReloaded = (): boolean => getReloadState()[0] === window.location.pathname;

/** What a field is called, before its text. */
const getFieldName = ({localName, type, id, name}: HTMLInputElement): string =>
  [localName, type, id, name, ''].join('\n');

/** The fields that held something else before this page was reloaded, with their text. */
export function getTypedFields(): Map<HTMLInputElement, string> {
  const [page, ...kept] = getReloadState();
  const typed = new Map<HTMLInputElement, string>();
  if (page !== window.location.pathname) return typed;
  const fields = getFields();
  for (const field of fields) {
    const name = getFieldName(field);
    const texts = kept.filter((entry) => entry.startsWith(name));
    const alike = fields.filter((other) => getFieldName(other) === name);
    const text = texts[alike.indexOf(field)]?.slice(name.length);
    // If the number of fields with a name differs, the page has changed with the deployment.
    if (text !== undefined && texts.length === alike.length && text !== field.value) typed.set(field, text);
  }
  return typed;
}

/** Asks where the scripts of the present build are: pages name nothing that changes with every build. */
export const fetchApplicationFiles = (): Promise<ApplicationFiles> =>
  withTimeout(fetch(`${baseUrl}application.json`, {cache: 'no-cache'}).then((response) => response.json()));

async function isOutdated(own: readonly string[]): Promise<boolean> {
  try {
    const {scripts} = await fetchApplicationFiles();
    return scripts.some((file) => !own.some((src) => src.endsWith(file)));
  } catch {
    return false;
  }
}

/** What the window is asked to do; replaced in tests, where a window cannot reload. */
export const pageWindow = {reload: (): void => window.location.reload()};

/**
 * Reloads the window, and keeps what was typed for `getTypedFields`. A page is reloaded only once, and not at all if that
 * cannot be remembered.
 *
 * @returns whether the window reloads
 */
export function reloadOnce(): boolean {
  const page = window.location.pathname;
  const fields = getFields().map((field) => getFieldName(field) + field.value);
  const isFirst = !isReloaded() && reloaded.write([page, ...fields].join('\0'));
  if (isFirst) pageWindow.reload();
  return isFirst;
}

/**
 * Reloads the window, once, if the missing file belongs to a deployment that has been replaced.
 *
 * @param own scripts of the present deployment: those that run, unless they are what is missing
 * @returns whether the window reloads
 */
export async function reloadIfReplaced(
  own: readonly string[] = Array.from(document.scripts, ({src}) => src),
): Promise<boolean> {
  return !isReloaded() && (await isOutdated(own)) && reloadOnce();
}

/** Call this once the first page has loaded: the next missing file can reload the window again. */
export function resetReload(): void {
  reloaded.clear();
}
