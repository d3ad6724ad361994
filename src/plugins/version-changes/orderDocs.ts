import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page by its id, and the heading of the sidebar that it is below. */
export type OrderedDoc = {readonly id: string; readonly group: string};

/** Heading of the pages that stand above the first heading of a sidebar, or in no sidebar. */
const [TOP, OUTSIDE] = ['Start', 'More pages'] as const;

function listIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(listIds)];
}

/** Orders pages as the sidebars do, one sidebar after the other; pages that none of them holds come last. */
export function orderDocs(sidebars: LoadedVersion['sidebars'], ids: readonly string[]): OrderedDoc[] {
  const groups = new Map<string, string>();
  for (const item of Object.values(sidebars).flat()) {
    const group = item.type === 'category' ? item.label : TOP;
    listIds(item).forEach((id) => groups.has(id) || groups.set(id, group));
  }
  const inSidebars = [...groups].map(([id, group]) => ({id, group}));
  const outside = ids.filter((id) => !groups.has(id)).map((id) => ({id, group: OUTSIDE}));
  return [...inSidebars, ...outside].filter(({id}) => ids.includes(id));
}
