import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isConstrained} from './isConstrained';
import {loadPage} from './loadPage';

const asked = new Set<string>();

/** Loads the page below the pointer ahead of a click, once. If it does not come, the click will tell. */
function preload(pathname: string): false | Promise<void> {
  if (isConstrained() || asked.has(pathname)) return false;
  asked.add(pathname);
  return loadPage(pathname).catch(() => undefined);
}

// Nothing is prefetched for a link that is seen, so the core need not observe every link in every frame.
ExecutionEnvironment.canUseIntersectionObserver = false;

/** What the core's links call: nothing is fetched for a link that is only to be seen, where the core prefetches. */
export default Object.freeze({prefetch: () => false, preload});
