import {withTimeout} from '../withTimeout';
import {baseUrl, storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from '../storage';

/** Content of `application.json`, the only file that changes with every build. */
export type ApplicationFiles = {
  /** Scripts of the application in order, below the base path. */
  readonly scripts: readonly string[];
  /** Scripts that several pages share, with their hash, by the name that pages use. */
  readonly shared: Readonly<Record<string, string>>;
};

/**
 * The last page that was reloaded (to prevent a reload loop) and the names and values of its text fields, which the
 * browser doesn't restore with `autocomplete="off"`. Separated by NUL, which a field can't contain.
 */
const reloaded = createStore('sessionStorage', `${storagePrefix}.reloaded-page`);

const getReloadState = (): string[] => reloaded.read()?.split('\0') ?? [];

/** Returns the fields whose text to restore. Passwords are never stored, and files can't be restored. */
const getFields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input:not([type=password], [type=file]), textarea'),
];

/** Whether this page was reloaded and hasn't been hydrated since. */
export const isReloaded = (): boolean => getReloadState()[0] === window.location.pathname;

/** Returns a name for a field, to use as the prefix of its stored value. */
const getFieldName = ({localName, type, id, name}: HTMLInputElement): string =>
  [localName, type, id, name, ''].join('\n');

/** Returns the fields that had another value before the reload, with that value. */
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

/** Fetches the current scripts. Pages don't contain names that change with every build. */
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

/** Replaced in tests, where the window can't reload. */
export const pageWindow = {reload: (): void => window.location.reload()};

/**
 * Reloads the window and stores typed text for `getTypedFields`. Reloads a page only once, and never if that can't be
 * stored.
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
 * Reloads the window once if the missing file belongs to an old deployment.
 *
 * @param own scripts to compare with the current deployment; by default those on the page
 * @returns whether the window reloads
 */
export async function reloadIfReplaced(
  own: readonly string[] = Array.from(document.scripts, ({src}) => src),
): Promise<boolean> {
  return !isReloaded() && (await isOutdated(own)) && reloadOnce();
}

/** Call this after the first page has loaded, so that the next missing file can reload the window again. */
export function resetReload(): void {
  reloaded.clear();
}
