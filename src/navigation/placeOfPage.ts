import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** One step of the breadcrumbs; one without an address only names a group. */
export type Crumb = {readonly label: string; readonly href?: string};

/** An entry of the top menu, as far as it says which pages it stands for. */
export type MenuEntry = {readonly to?: string; readonly sidebar?: string};

function holdsPath(items: readonly PropSidebarItem[], path: string): boolean {
  return items.some(
    (item) => ('href' in item && item.href === path) || (item.type === 'category' && holdsPath(item.items, path)),
  );
}

/**
 * The entry that a sidebar marks for a page: the page itself, or else the nearest of its parents that is listed.
 *
 * @param parents addresses of the parents, outermost first
 * @returns the page itself where nothing is listed
 */
export function findSidebarEntry(
  sidebar: readonly PropSidebarItem[],
  path: string,
  parents: readonly string[],
): string {
  return [path, ...parents.toReversed()].find((address) => holdsPath(sidebar, address)) ?? path;
}

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
  const leadsAbove = ({to}: Entry): boolean => to !== undefined && (to === '/' ? route === to : route.startsWith(to));
  return entries.find(leadsAbove) ?? entries.find((entry) => sidebar !== undefined && entry.sidebar === sidebar);
}

/** Breadcrumbs without a group that has the name of the page after it: "Workflows › workflows" tells nothing. */
export function dropRepeatedCrumbs(crumbs: readonly Crumb[]): Crumb[] {
  return crumbs.filter(({label}, at) => label.toLowerCase() !== crumbs[at + 1]?.label.toLowerCase());
}
