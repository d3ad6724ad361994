import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {COLD_STARTS, COLD_STARTS_LABEL} from './addresses';
import {latestVersion, originalOf, sidebarFile, versionOfSource} from './versions';

/** Doc id of a route: the folder of the page and its file name. `/limits/` gives `limits/index`. */
export function toDocId(route: string): string {
  return `${route.replace(/^\//, '').replace(/\/?$/, '/')}index`.replace(/^\//, '');
}

/** Sidebar entry of one page; its label is the page's `sidebar_label` or title. */
export function page(route: string): SidebarItemConfig {
  return {type: 'doc', id: toDocId(route)};
}

/** Group of entries; `route` is the page that the label opens, or `null` if the label only expands the group. */
export function category(label: string, route: string | null, items: SidebarItemConfig[]): SidebarItemConfig {
  return {
    type: 'category',
    label,
    items,
    ...(route ? {link: {type: 'doc' as const, id: toDocId(route)}} : {}),
  };
}

/** Entries that are seen together below a word, which leads nowhere and folds nothing. */
export function group(label: string, items: SidebarItemConfig[]): SidebarItemConfig {
  return {type: 'category', label, items, collapsible: false, className: 'sidebar-group'};
}

/** The last entry of the reference sidebar: a section of a page in another sidebar. */
export const coldStartsLink: SidebarItemConfig = {
  type: 'link',
  label: COLD_STARTS_LABEL,
  href: COLD_STARTS,
};

/** Says of a page in no sidebar where it gets a place; null for the front page of a version, which needs none. */
export function describeUnplaced(source: string): string | null {
  const version = versionOfSource(source) ?? latestVersion;
  if (originalOf(source) === `${version.folder}/index.mdx`) return null;
  return (
    `${source}:1: the page is in no sidebar, so readers do not come by it; allowed: a place in ` +
    `${sidebarFile(version)}, or "unlisted: true" in its front matter`
  );
}
