import {loadPage} from './loadPage';
import {reloadIfReplaced} from './newDeployment';

/** Why a page failed to load. */
export type Failure = 'timeout' | 'missing' | 'offline';

/** Reads the reason out of what the bundler threw. */
function getFailure(error: unknown): Failure {
  if (!navigator.onLine) return 'offline';
  return (error as {readonly type?: unknown} | undefined)?.type === 'timeout' ? 'timeout' : 'missing';
}

/** What a caller does with the steps of loading a page. */
export type Steps = {
  /** Whether the page is still wanted. */
  readonly isCurrent: () => boolean;
  /** Loading starts, for the first time or again. */
  readonly onStart: () => void;
  /** The page failed to load; `retry` requests it again. */
  readonly onFailure: (failure: Failure, retry: () => void) => void;
};

/**
 * Loads a page, with retries, until it has arrived. The promise never rejects, and stays pending while the page is missing
 * or when it is no longer wanted: the core would answer anything else by reloading or showing a wrong page.
 */
export function loadWithRetry(pathname: string, {isCurrent, onStart, onFailure}: Steps): Promise<void> {
  return new Promise((resolve) => {
    async function tryLoading(): Promise<void> {
      onStart();
      const failure = await loadPage(pathname).then(() => undefined, getFailure);
      if (!isCurrent()) return;
      if (failure === undefined) return resolve();
      if (failure === 'missing' && (await reloadIfReplaced())) return;
      if (isCurrent()) onFailure(failure, () => void (isCurrent() && tryLoading()));
    }
    void tryLoading();
  });
}
