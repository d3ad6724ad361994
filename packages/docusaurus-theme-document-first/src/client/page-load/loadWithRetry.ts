import {loadPage} from './loadPage';
import {reloadIfReplaced} from './newDeployment';

/** Why a page failed to load. */
export type Failure = 'timeout' | 'missing' | 'offline';

function getFailure(error: unknown): Failure {
  if (!navigator.onLine) return 'offline';
  return (error as {readonly type?: unknown} | undefined)?.type === 'timeout' ? 'timeout' : 'missing';
}

/** Callbacks of `loadWithRetry`. */
export type Steps = {
  /** Whether the reader still waits for this page. */
  readonly isCurrent: () => boolean;
  readonly onStart: () => void;
  /** Called when an attempt fails; `retry` starts another. */
  readonly onFailure: (failure: Failure, retry: () => void) => void;
};

/**
 * Loads a page. After a failure, `onFailure` decides when to retry. The promise never rejects. It stays pending while
 * loading fails or if the reader no longer waits for the page: the core would handle anything else by reloading or by
 * rendering the wrong page.
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
