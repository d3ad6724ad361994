import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {tellAddress} from '../addressEvent';
import {findPlace} from './findPlace';
import {focusHeading, readScrollOffset, scrollBehavior, scrollUntilStable, stopScrolling} from './goToPlace';
import {readPosition, trackHistoryEntries} from './historyEntries';
import {revealPlace} from './revealPlace';

type Location = {readonly pathname: string; readonly search: string; readonly hash: string};
type RouteUpdate = {readonly location: Location; readonly previousLocation: Location | null};

const visit = ExecutionEnvironment.canUseDOM ? trackHistoryEntries() : undefined;

/** The address has changed, but the old page is still visible. */
export function onRouteUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation) visit?.enter();
}

const topOf = (hash: string) => (): number | undefined => {
  const element = findPlace(hash);
  if (!element) return undefined;
  return element.getBoundingClientRect().top + window.scrollY - readScrollOffset(element);
};

/** The core has scrolled to the top or to the anchor. Saved positions take precedence, and late layout changes are corrected. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!visit) return;
  // The browser has placed the first page, and the reader may have scrolled since.
  if (previousLocation === null) return;
  revealPlace(location.hash);
  const top = visit.isBackOrForward() ? readPosition(visit.entry()) : undefined;
  if (top !== undefined) scrollUntilStable(() => top, scrollBehavior());
  else if (location.hash) scrollUntilStable(topOf(location.hash), scrollBehavior());
  else stopScrolling();
  if (location.pathname !== previousLocation.pathname) focusHeading(location.hash);
  tellAddress(location.search);
}
