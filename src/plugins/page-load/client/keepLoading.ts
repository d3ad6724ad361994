import {failureOf, type Failure} from './failure';
import {loadPage} from './loadPage';
import {reloadIfReplaced} from './newDeployment';

/** What a caller does with the steps of loading a page. */
export type Steps = {
  /** Whether the page is still wanted. */
  readonly isWanted: () => boolean;
  /** The loading begins, once or again. */
  readonly onStart: () => void;
  /** The page does not come; `retry` asks for it again. */
  readonly onFailure: (failure: Failure, retry: () => void) => void;
};

async function tryOnce(pathname: string): Promise<Failure | undefined> {
  try {
    await loadPage(pathname);
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Loads a page until it has come. The promise never rejects, and stays open while the page is missing
 * or when it is no longer wanted: the core would answer anything else by reloading or showing a wrong page.
 */
export function keepLoading(pathname: string, {isWanted, onStart, onFailure}: Steps): Promise<void> {
  return new Promise((resolve) => {
    async function attempt(): Promise<void> {
      onStart();
      const failure = await tryOnce(pathname);
      if (!isWanted()) return;
      if (failure === undefined) return resolve();
      if (failure === 'missing' && (await reloadIfReplaced())) return;
      if (isWanted()) onFailure(failure, () => void (isWanted() && attempt()));
    }
    void attempt();
  });
}
