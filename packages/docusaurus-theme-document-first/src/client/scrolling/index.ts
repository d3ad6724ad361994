import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {announceAddressChange} from '../addressEvent';
import {findTarget} from './findTarget';
import {focusHeading, getScrollOffset, getScrollBehavior, scrollUntilStable, stopScrolling} from './goToPlace';
import {getPosition, trackHistoryEntries} from './historyEntries';
import {revealTarget} from './revealTarget';

type Location = {readonly pathname: string; readonly search: string; readonly hash: string};
type RouteUpdate = {readonly location: Location; readonly previousLocation: Location | null};

const historyEntries = ExecutionEnvironment.canUseDOM ? trackHistoryEntries() : undefined;

/** Runs after the address has changed, while the old page is still visible. */
export function onRouteUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation) historyEntries?.enter();
}

const createFindTop = (hash: string) => (): number | undefined => {
  const element = findTarget(hash);
  if (!element) return undefined;
  return element.getBoundingClientRect().top + window.scrollY - getScrollOffset(element);
};

/** Restores the position on back and forward. Docusaurus has already scrolled to the top or the anchor. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!historyEntries) return;
  // The browser has scrolled the first page already, and the reader may have scrolled since.
  if (previousLocation === null) return;
  revealTarget(location.hash);
  const top = historyEntries.isBackOrForward() ? getPosition(historyEntries.entry()) : undefined;
  if (top !== undefined) scrollUntilStable(() => top, getScrollBehavior());
  else if (location.hash) scrollUntilStable(createFindTop(location.hash), getScrollBehavior());
  else stopScrolling();
  if (location.pathname !== previousLocation.pathname) focusHeading(location.hash);
  announceAddressChange(location.search);
}
