import {loadPage} from './loadPage';

/** Loads the page below the pointer ahead of a click. If it does not come, the click will tell. */
export default function preloadAhead(pathname: string): Promise<void> {
  return loadPage(pathname).catch(() => undefined);
}
