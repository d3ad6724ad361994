import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Gives each category a key that is unique among its siblings: its key or label, numbered if several have it. */
export function addCategoryKeys(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const name = item.key ?? item.label;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return {...item, key: count > 1 ? `${name} (${count})` : name, items: addCategoryKeys(item.items)};
  });
}
