import {loadScript} from './loadScript';

/** The application's scripts: in the HTML with a type that browsers neither fetch nor run. */
const SCRIPTS = 'script[data-application]';

function throwFirst(results: readonly PromiseSettledResult<void>[]): void {
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

let started: Promise<unknown> | undefined;

/**
 * Loads the application, once: React and everything that is built on it. A second call after a failure tries again.
 *
 * @returns rejects when a script could not be loaded
 */
export function startApplication(): Promise<unknown> {
  const sources = Array.from(document.querySelectorAll<HTMLScriptElement>(SCRIPTS), ({src}) => src);
  started ??= Promise.allSettled(sources.map(loadScript))
    .then(throwFirst)
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  return started;
}
