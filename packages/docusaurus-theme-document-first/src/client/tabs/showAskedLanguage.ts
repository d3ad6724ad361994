import {tabAddress} from '../siteSettings';
import {showTabForVisit} from './tabChoice';

type RouteUpdate = {readonly location: Location; readonly previousLocation: Location | null};

/** Does for a page opened inside the application what `showStoredTabs` does for the first one: shows the tabs that the address asks for. */
export function onRouteUpdate({location, previousLocation}: RouteUpdate): void {
  if (!tabAddress || !previousLocation || location.search === previousLocation.search) return;
  const {parameter, group, lines} = tabAddress;
  const asked = new URLSearchParams(location.search).get(parameter) ?? '';
  const names = lines.map((line) => line.split(' ')).find((line) => line.includes(asked));
  if (names?.[0] !== undefined) showTabForVisit(group, names[0]);
}
