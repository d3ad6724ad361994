import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A category of a sidebar. */
export type SidebarCategory = {
  readonly label: string;
  /** Address of its own page below the base path; `null` for one that only folds. */
  readonly path: string | null;
};

/** Where the sidebars of a version list a page. */
export type SidebarPlace = {
  /** Its place among all pages that the sidebars list. */
  readonly order: number;
  /** The categories around it, the outermost first. If the page is a category's own page, that category comes last. */
  readonly categories: readonly SidebarCategory[];
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Finds the places of a version's pages, by their ids. A page in several places has the first.
 *
 * @param getPath address of a page by its id
 * @param toPath address below the base path of an address of the site
 */
export function findSidebarPlaces(
  sidebars: LoadedVersion['sidebars'],
  getPath: (id: string) => string | undefined,
  toPath: (permalink: string) => string,
): ReadonlyMap<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  const add = (id: string, categories: readonly SidebarCategory[]): void => {
    if (!places.has(id)) places.set(id, {order: places.size, categories});
  };
  const visit = (items: readonly SidebarItem[], around: readonly SidebarCategory[]): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') add(item.id, around);
      if (item.type !== 'category') continue;
      const {label, link} = item;
      const path = link?.type === 'doc' ? (getPath(link.id) ?? null) : link ? toPath(link.permalink) : null;
      const categories = [...around, {label, path}];
      if (link?.type === 'doc') add(link.id, categories);
      visit(item.items, categories);
    }
  };
  for (const items of Object.values(sidebars)) visit(items, []);
  return places;
}
