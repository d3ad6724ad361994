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

/** The page that was last reloaded, which prevents a loop of reloads. */
const reloaded = createStore('sessionStorage', `${storagePrefix}.reloaded-page`);

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
 * Reloads the window. A page is reloaded only once, and not at all if that cannot be remembered.
 *
 * @returns whether the window reloads
 */
export function reloadOnce(): boolean {
  const page = window.location.pathname;
  const isFirst = reloaded.read() !== page && reloaded.write(page);
  if (isFirst) pageWindow.reload();
  return isFirst;
}

/**
 * Reloads the window, once, if the missing file belongs to a deployment that has been replaced.
 *
 * @returns whether the window reloads
 */
export async function reloadIfReplaced(): Promise<boolean> {
  return reloaded.read() !== window.location.pathname && (await isOutdated()) && reloadOnce();
}

/** Call this once the first page has loaded, so that the next missing file can reload the window again. */
export function forgetReload(): void {
  reloaded.clear();
}
