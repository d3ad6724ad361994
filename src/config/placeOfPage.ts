import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';

/** One step of the breadcrumbs; one without an address only names a group. */
export type Crumb = {readonly label: string; readonly href?: string};

/** An entry of the top menu, as far as it says which pages it stands for. */
export type MenuEntry = {
  readonly to?: string;
  readonly sidebar?: string;
  /** Docusaurus's names of the older versions whose page has the heading of `to`. */
  readonly anchorIn?: readonly string[];
};

/**
 * The entry of the top menu that a page belongs to: the one that leads to the page or to a page above it, or else the
 * one that stands for the sidebar of the page.
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
 * The way to a page through its sidebar, without words that stand above entries, and without a group that has the name
 * of the page after it: "Workflows › workflows" tells nothing.
 */
export function getBreadcrumbs(crumbs: readonly PropSidebarBreadcrumbsItem[]): Crumb[] {
  const places = crumbs.filter((item) => item.type !== 'category' || item.collapsible);
  return places.filter(({label}, at) => label.toLowerCase() !== places[at + 1]?.label.toLowerCase());
}
