import {findTabLanguage, LANGUAGE_GROUP} from '../../config/tabLanguages';
import {showTabForVisit} from './tabChoice';

type RouteUpdate = {readonly location: Location; readonly previousLocation: Location | null};

/** Does for a page opened inside the application what `showStoredTabs` does for the first one: shows the tabs of `?lang=`. */
export function onRouteUpdate({location, previousLocation}: RouteUpdate): void {
  if (!previousLocation || location.search === previousLocation.search) return;
  const language = findTabLanguage(new URLSearchParams(location.search).get('lang') ?? '');
  if (language !== undefined) showTabForVisit(LANGUAGE_GROUP, language);
}
