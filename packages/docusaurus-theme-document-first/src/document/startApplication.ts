import {loadScript} from './loadScript';

/**
 * The application's scripts: in the HTML with a type that browsers neither fetch nor run, one of them with the names of
 * the files beside it that the application will ask for once it runs, those of the page.
 */
const SCRIPTS = 'script[data-application]';

function throwFirst(results: readonly PromiseSettledResult<void>[]): void {
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Fetches the scripts of the page meanwhile. They are hints: the application asks for them again, and retries. */
function preloadPage({src, dataset}: HTMLScriptElement): void {
  for (const name of dataset.application?.match(/\S+/g) ?? []) {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'preload', as: 'script', fetchPriority: 'low', href: new URL(`${name}.js`, src).href});
    document.head.append(link);
  }
}

async function load(): Promise<void> {
  const scripts = Array.from(document.querySelectorAll<HTMLScriptElement>(SCRIPTS));
  const loading = scripts.map(({src}) => loadScript(src));
  scripts.forEach(preloadPage);
  throwFirst(await Promise.allSettled(loading));
}

let started: Promise<unknown> | undefined;

/**
 * Loads the application, once: React and everything that is built on it. A second call after a failure tries again.
 *
 * @returns rejects when a script could not be loaded
 */
export function startApplication(): Promise<unknown> {
  started ??= load().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}
