/** The application's scripts: in the HTML with a type that browsers neither fetch nor run. */
const SCRIPTS = 'script[data-application]';

/** Scripts that have run: a second run would start a second application. */
const loaded = new Set<string>();

function load(source: string): Promise<void> {
  if (loaded.has(source)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    // In the order of the page, as with `defer`.
    script.async = false;
    script.addEventListener('load', () => {
      loaded.add(source);
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${source} could not be loaded`));
    });
    document.head.append(script);
  });
}

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
  started ??= Promise.allSettled(sources.map(load))
    .then(throwFirst)
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  return started;
}
