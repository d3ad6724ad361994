import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * The label of the innermost sidebar group that holds a page; `undefined` for a page in no group, and for the page
 * that a group itself opens, which carries the name of the group already.
 */
export function findSection(items: readonly PropSidebarItem[], permalink: string): string | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.items.some((entry) => entry.type === 'link' && entry.href === permalink)) return item.label;
    const inner = findSection(item.items, permalink);
    if (inner !== undefined) return inner;
    if (item.items.some((entry) => entry.type === 'category' && entry.href === permalink)) return item.label;
  }
  return undefined;
}
