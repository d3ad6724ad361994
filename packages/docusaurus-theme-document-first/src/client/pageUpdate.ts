import {showCurrentSidebarEntry} from './sidebarView';
import {watchWideParts} from './wideParts';

type RouteUpdate = {readonly previousLocation: Location | null};

/** Whether the document script (`src/document`) has taken care of the first page; in development there is none. */
const isFirstPageDone = (): boolean => document.documentElement.dataset.documentScript !== undefined;

/** Does for a page opened inside the application what the document script does for the first one. */
export function onRouteDidUpdate({previousLocation}: RouteUpdate): void {
  if (previousLocation === null && isFirstPageDone()) return;
  showCurrentSidebarEntry();
  watchWideParts();
}
