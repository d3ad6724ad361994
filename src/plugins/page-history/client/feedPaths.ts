/** Address below the base path of the list of changes. */
export const CHANGES_ROUTE = '/changes/';

/** Section of that page that says what the dates of a page mean. */
export const DATES_ANCHOR = `${CHANGES_ROUTE}#dates`;

/** Feed of the whole site, below the base path. */
export const SITE_FEED = 'changes/atom.xml';

/** Feed of the API's change log, below the base path. */
export const API_FEED = 'api/rest/changes/atom.xml';

/** Feed of a part of the site, below the base path. */
export function sectionFeed(id: string): string {
  return `changes/${id}/atom.xml`;
}

/** Feed of a page, below the base path: `/limits/` has `changes/pages/limits.xml`. */
export function pageFeed(route: string): string {
  return `changes/pages/${route.replace(/^\/|\/$/g, '') || 'index'}.xml`;
}
