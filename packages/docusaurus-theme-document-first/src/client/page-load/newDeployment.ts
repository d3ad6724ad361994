import {baseUrl, storagePrefix} from '../siteSettings';
import {createStore} from '../storage';

/** What `application.json` says, which the build writes: the one file whose content changes with every build. */
export type ApplicationFiles = {
  /** Scripts of the application in their order, below the base path. */
  readonly scripts: readonly string[];
  /** Names of the scripts that several pages share, with their hash, by what pages call them. */
  readonly shared: Readonly<Record<string, string>>;
  /** The site's second script, where it has one, below the base path. */
  readonly pageTools?: string;
};

/**
 * The page that was last reloaded, which prevents a loop of reloads, and what stood in its text fields in their order:
 * the browser restores none with `autocomplete="off"`. NUL separates them, which no field can hold.
 */
const reloaded = createStore('sessionStorage', `${storagePrefix}.reloaded-page`);

const readReloaded = (): string[] => reloaded.read()?.split('\0') ?? [];

/** Fields with text. Passwords are never stored, and files cannot be chosen again. */
const listFields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input:not([type=password], [type=file]), textarea'),
];

/** The fields that held something else before this page was reloaded, with their text. */
export function listTyped(): Map<HTMLInputElement, string> {
  const [page, ...texts] = readReloaded();
  const fields = listFields();
  const typed = new Map<HTMLInputElement, string>();
  // A page with other fields has changed with the deployment.
  if (page === window.location.pathname && texts.length === fields.length)
    fields.forEach((field, at) => texts[at] !== field.value && typed.set(field, texts[at] ?? ''));
  return typed;
}

async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(`${baseUrl}application.json`, {cache: 'no-store'});
    const {scripts} = (await response.json()) as ApplicationFiles;
    const own = Array.from(document.scripts, ({src}) => src);
    return scripts.some((file) => !own.some((src) => src.endsWith(file)));
  } catch {
    return false;
  }
}

/** What the window is asked to do; replaced in tests, where a window cannot reload. */
export const pageWindow = {reload: (): void => window.location.reload()};

/**
 * Reloads the window, and keeps what was typed for `listTyped`. A page is reloaded only once, and not at all if that
 * cannot be remembered.
 *
 * @returns whether the window reloads
 */
export function reloadOnce(): boolean {
  const page = window.location.pathname;
  const isFirst =
    readReloaded()[0] !== page && reloaded.write([page, ...listFields().map(({value}) => value)].join('\0'));
  if (isFirst) pageWindow.reload();
  return isFirst;
}

/**
 * Reloads the window, once, if the missing file belongs to a deployment that has been replaced.
 *
 * @returns whether the window reloads
 */
export async function reloadIfReplaced(): Promise<boolean> {
  return readReloaded()[0] !== window.location.pathname && (await isOutdated()) && reloadOnce();
}

/** Call this once the first page has loaded: the next missing file can reload the window again. */
export function forgetReload(): void {
  reloaded.clear();
}
