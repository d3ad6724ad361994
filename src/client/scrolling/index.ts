import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {scrollBehavior} from '../motion';
import {focusHeading} from './focusHeading';
import {readEntry} from './historyEntry';
import {readPosition, savePosition} from './positions';
import {settleScroll, stopSettling} from './settleScroll';
import {watchEntries, type Visit} from './watchEntries';
import './scrolling.css';

type Location = {readonly pathname: string; readonly hash: string};
type RouteUpdate = {readonly location: Location; readonly previousLocation: Location | null};

const visit: Visit | undefined = ExecutionEnvironment.canUseDOM ? watchEntries(readEntry, savePosition) : undefined;

/** The address changed; the page that is left is still to be seen. */
export function onRouteUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation) visit?.enter();
}

function isComeBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

const topOf = (hash: string) => (): number | undefined => {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!element) return undefined;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return element.getBoundingClientRect().top + window.scrollY - margin;
};

/** The core has scrolled to the top or to the anchor; saved positions go before, and late changes are made up for. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!visit) return;
  const isFirst = previousLocation === null;
  const top = (isFirst ? isComeBackTo() : visit.isComingBack()) ? readPosition(visit.entry()) : undefined;
  if (top !== undefined) settleScroll(() => top, isFirst ? 'instant' : scrollBehavior());
  else if (location.hash && !isFirst) settleScroll(topOf(location.hash), scrollBehavior());
  else stopSettling();
  if (!isFirst && location.pathname !== previousLocation.pathname) focusHeading(location.hash);
}
