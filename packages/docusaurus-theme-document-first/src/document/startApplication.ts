import {fetchApplicationFiles, reloadIfReplaced, type ApplicationFiles} from '../client/page-load/newDeployment';
import {baseUrl, timings} from '@generated/docusaurus-theme-document-first/default/settings.js';

const getScript = (): HTMLElement | null => document.querySelector('script[data-application]');

/** When the application of this page starts; `undefined` for the first interaction. */
export const getStartMode = (): string | undefined => getScript()?.dataset.start;

/** Names of the scripts of this page; `undefined` on a page without an application, such as one on a disk. */
export function getPageScriptNames(): string | undefined {
  return getScript()?.dataset.application;
}

/**
 * Loads and runs a script once, because a second run would start a second copy. A failed script is removed. The
 * application's scripts can run in any order: each waits for the others.
 */
function loadScript(source: string): Promise<void> | undefined {
  if (document.querySelector(`script[src="${source}"]`)) return undefined;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    const end = new AbortController();
    const handleFailure = (): void => {
      end.abort();
      // A script that is late would run even after it was removed, but not in another document.
      new Document().adoptNode(script);
      reject(new Error(source));
    };
    // Incomplete scripts, and sign-in pages of a network, arrive but can't be parsed.
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

/** Fetches the scripts of the page meanwhile. They are hints: the application asks for them again, and retries. */
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
    // Scripts of another deployment may have replaced these, and the two don't fit together.
    await reloadIfReplaced(files.scripts);
    throw error;
  });
}

let starting: Promise<unknown> | undefined;

/**
 * Loads the application, once: React and everything that is built on it. A call after a failure tries again. Where the
 * scripts are gone with their deployment, the page is reloaded once, in its place and with what was typed.
 *
 * @returns rejects when a script could not be loaded
 */
export function startApplication(): Promise<unknown> {
  starting ??= loadApplication();
  starting.catch(() => (starting = undefined));
  return starting;
}
