/** Folder of the feeds, and of the page that lists the changes, unless the option `folder` names another. */
export const DEFAULT_FOLDER = 'changes';

/** Feed of the whole site, below the base path. */
export function siteFeed(folder = DEFAULT_FOLDER): string {
  return `${folder}/atom.xml`;
}

/** Feed of a part of the site, below the base path. */
export function sectionFeed(id: string, folder = DEFAULT_FOLDER): string {
  return `${folder}/${id}/atom.xml`;
}

/** Feed of a page, below the base path: `/limits/` has `changes/pages/limits.xml`. */
export function pageFeed(route: string, folder = DEFAULT_FOLDER): string {
  return `${folder}/pages/${route.replace(/^\/|\/$/g, '') || 'index'}.xml`;
}
