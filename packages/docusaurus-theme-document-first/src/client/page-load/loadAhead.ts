import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isConstrained} from './isConstrained';
import {loadPage} from './loadPage';

const asked = new Set<string>();

/** Preloads the page of a hovered link, once. Ignores failures: a click shows them. */
function preload(pathname: string): false | Promise<void> {
  if (isConstrained() || asked.has(pathname)) return false;
  asked.add(pathname);
  return loadPage(pathname).catch(() => undefined);
}

// Stops the core from observing every link, because links in the viewport aren't prefetched.
ExecutionEnvironment.canUseIntersectionObserver = false;

/** Called by the core's links. Disables the core's prefetching of links in the viewport. */
export default Object.freeze({prefetch: () => false, preload});
