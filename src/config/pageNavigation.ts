import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';

/** A breadcrumb. Groups without a page have no address. */
export type Crumb = {readonly label: string; readonly href?: string};

/** The fields of a navbar entry that decide which pages it's active for. */
export type MenuEntry = {
  readonly to?: string;
  readonly sidebar?: string;
  /** Docusaurus's names of the older versions whose page has the anchor of `to`. */
  readonly anchorIn?: readonly string[];
};

/**
 * Finds the navbar entry of a page: the one that links to the page or one of its parents, or else the one for the
 * page's sidebar.
 *
 * @param route of the page, below the base path
 */
export function findMenuEntry<Entry extends MenuEntry>(
  entries: readonly Entry[],
  route: string,
  sidebar: string | undefined,
): Entry | undefined {
  const isPageOrParent = ({to}: Entry): boolean =>
    to !== undefined && (to === '/' ? route === to : route.startsWith(to));
  return entries.find(isPageOrParent) ?? entries.find((entry) => sidebar !== undefined && entry.sidebar === sidebar);
}

/**
 * Returns the breadcrumbs of a page, without static labels and without groups that repeat the name of the next entry,
 * as in "Workflows › workflows".
 */
export function getBreadcrumbs(crumbs: readonly PropSidebarBreadcrumbsItem[]): Crumb[] {
  const places = crumbs.filter((item) => item.type !== 'category' || item.collapsible);
  return places.filter(({label}, at) => label.toLowerCase() !== places[at + 1]?.label.toLowerCase());
}
