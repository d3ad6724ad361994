import {fetchApplicationFiles, reloadIfReplaced, type ApplicationFiles} from '../client/page-load/newDeployment';
import {baseUrl, timings} from '@generated/docusaurus-theme-document-first/default/settings.js';

const getScript = (): HTMLElement | null => document.querySelector('script[data-application]');

/** Returns when to start React on this page; `undefined` to wait for the first interaction. */
export const getStartMode = (): string | undefined => getScript()?.dataset.start;

/** Returns the script names of this page, or `undefined` without an application, as in a page saved to a disk. */
export function getPageScriptNames(): string | undefined {
  return getScript()?.dataset.application;
}

/**
 * Loads and runs a script once: a second run would start a second copy. Removes a failed script. The application's
 * scripts can run in any order, because each waits for the others.
 */
function loadScript(source: string): Promise<void> | undefined {
  if (document.querySelector(`script[src="${source}"]`)) return undefined;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    const end = new AbortController();
    const handleFailure = (): void => {
      end.abort();
      // A late script would run even after its removal, unless it's in another document.
      new Document().adoptNode(script);
      reject(new Error(source));
    };
    // Incomplete scripts and captive portals cause syntax errors.
    const onError = ({filename, error}: ErrorEvent): void => {
      if (filename === script.src && error instanceof SyntaxError) handleFailure();
    };
    window.addEventListener('error', onError, end);
    script.addEventListener('error', handleFailure, end);
    setTimeout(() => end.signal.aborted || handleFailure(), timings.pageLoadTimeout);
    script.addEventListener('load', () => (end.abort(), resolve()), end);
    document.head.append(script);
  });
}

/** Preloads the scripts of the page. They're only hints: the application requests them again, and retries. */
function preloadPage({shared}: ApplicationFiles): void {
  for (const name of getPageScriptNames()?.match(/\S+/g) ?? []) {
    const link = document.createElement('link');
    const href = `${baseUrl}assets/js/${shared[name] ?? name}.js`;
    document.head.append(Object.assign(link, {rel: 'preload', as: 'script', fetchPriority: 'low', href}));
  }
}

async function loadApplication(): Promise<unknown> {
  const files = await fetchApplicationFiles();
  const loading = files.scripts.map((file) => loadScript(baseUrl + file));
  preloadPage(files);
  return Promise.all(loading).catch(async (error) => {
    // Another deployment may have replaced these scripts, and the two don't work together.
    await reloadIfReplaced(files.scripts);
    throw error;
  });
}

let starting: Promise<unknown> | undefined;

/**
 * Loads the application (React and everything built on it) once. After a failure, the next call retries. If the scripts
 * belong to an old deployment, reloads the page once and keeps the position and typed text.
 *
 * @returns a promise that rejects if a script failed to load
 */
export function startApplication(): Promise<unknown> {
  starting ??= loadApplication();
  starting.catch(() => (starting = undefined));
  return starting;
}
