import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {announceAddressChange} from '../addressEvent';
import {findTarget} from './findTarget';
import {focusHeading, getScrollOffset, getScrollBehavior, scrollUntilStable, stopScrolling} from './goToPlace';
import {getPosition, trackHistoryEntries} from './historyEntries';
import {revealTarget} from './revealTarget';

type Location = {readonly pathname: string; readonly search: string; readonly hash: string};
type RouteUpdate = {readonly location: Location; readonly previousLocation: Location | null};

const historyEntries = ExecutionEnvironment.canUseDOM ? trackHistoryEntries() : undefined;

/** The address has changed, but the old page is still visible. */
export function onRouteUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation) historyEntries?.enter();
}

const createFindTop = (hash: string) => (): number | undefined => {
  const element = findTarget(hash);
  if (!element) return undefined;
  return element.getBoundingClientRect().top + window.scrollY - getScrollOffset(element);
};

/** Docusaurus has already scrolled to the top or the anchor. On back and forward, scroll to the saved position instead. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!historyEntries) return;
  // The browser has placed the first page, and the reader may have scrolled since.
  if (previousLocation === null) return;
  revealTarget(location.hash);
  const top = historyEntries.isBackOrForward() ? getPosition(historyEntries.entry()) : undefined;
  if (top !== undefined) scrollUntilStable(() => top, getScrollBehavior());
  else if (location.hash) scrollUntilStable(createFindTop(location.hash), getScrollBehavior());
  else stopScrolling();
  if (location.pathname !== previousLocation.pathname) focusHeading(location.hash);
  announceAddressChange(location.search);
}
