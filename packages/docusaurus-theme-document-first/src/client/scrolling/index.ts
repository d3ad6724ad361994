import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {notifyAddress} from '../addressEvent';
import {findTarget} from './findTarget';
import {focusHeading, getScrollOffset, getScrollBehavior, scrollUntilStable, stopScrolling} from './goToPlace';
import {getPosition, trackHistoryEntries} from './historyEntries';
import {revealTarget} from './revealTarget';

type Location = {readonly pathname: string; readonly search: string; readonly hash: string};
type RouteUpdate = {readonly location: Location; readonly previousLocation: Location | null};

const visit = ExecutionEnvironment.canUseDOM ? trackHistoryEntries() : undefined;

/** The address has changed, but the old page is still visible. */
export function onRouteUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation) visit?.enter();
}

const createFindTop = (hash: string) => (): number | undefined => {
  const element = findTarget(hash);
  if (!element) return undefined;
  return element.getBoundingClientRect().top + window.scrollY - getScrollOffset(element);
};

/** The core has scrolled to the top or to the anchor. Saved positions take precedence, and late layout changes are corrected. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!visit) return;
  // The browser has placed the first page, and the reader may have scrolled since.
  if (previousLocation === null) return;
  revealTarget(location.hash);
  const top = visit.isBackOrForward() ? getPosition(visit.entry()) : undefined;
  if (top !== undefined) scrollUntilStable(() => top, getScrollBehavior());
  else if (location.hash) scrollUntilStable(createFindTop(location.hash), getScrollBehavior());
  else stopScrolling();
  if (location.pathname !== previousLocation.pathname) focusHeading(location.hash);
  notifyAddress(location.search);
}
