import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A category of a sidebar. */
export type SidebarCategory = {
  readonly label: string;
  /** Path of its own page below the base path; `null` if it has none. */
  readonly path: string | null;
};

/** Position of a page in the sidebars of a version. */
export type SidebarPlace = {
  /** Index among all pages in the sidebars. */
  readonly order: number;
  /** The categories that contain the page, outermost first. A category also contains its own page. */
  readonly categories: readonly SidebarCategory[];
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Returns the position of each page in the sidebars of a version, by page id. If a page is listed several times, the
 * first position counts.
 *
 * @param getPath returns the path of a page by its id
 * @param toPath removes the base path from a permalink
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
