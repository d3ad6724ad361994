import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {COLD_STARTS, COLD_STARTS_LABEL} from './addresses';
import {currentId, getVersionRoot} from '../facts/versions';
import {latestVersion, getUntranslatedPath, getSidebarFile, getFileVersion} from './versions';

/** Doc id of a route: the folder of the page and its file name. `/limits/` gives `limits/index`. */
export function toDocId(route: string): string {
  return `${route.replace(/^\//, '').replace(/\/?$/, '/')}index`.replace(/^\//, '');
}

/** Sidebar entry of one page; its label is the page's `sidebar_label` or title. */
export function createPageItem(route: string): SidebarItemConfig {
  return {type: 'doc', id: toDocId(route)};
}

/** Group of entries; `route` is the page that the label opens, or `null` if the label only expands the group. */
export function createCategory(label: string, route: string | null, items: SidebarItemConfig[]): SidebarItemConfig {
  return {
    type: 'category',
    label,
    items,
    ...(route ? {link: {type: 'doc' as const, id: toDocId(route)}} : {}),
  };
}

/** Entries that are seen together below a word, which leads nowhere and folds nothing. */
export function createGroup(label: string, items: SidebarItemConfig[]): SidebarItemConfig {
  return {type: 'category', label, items, collapsible: false, className: 'sidebar-group'};
}

/** Returns the address of a page in the version that `sidebars.ts` is for. */
export const getSidebarHref = (route: string): string => getVersionRoot(currentId) + route.slice(1);

/** The last entry of the reference sidebar: a section of a page in another sidebar. */
export const coldStartsLink: SidebarItemConfig = {
  type: 'link',
  label: COLD_STARTS_LABEL,
  href: getSidebarHref(COLD_STARTS),
};

/**
 * Explains how to add a page to a sidebar. Returns `null` for the front page of a version, which doesn't need an entry.
 */
export function formatMissingSidebarEntry(source: string): string | null {
  const version = getFileVersion(source) ?? latestVersion;
  if (getUntranslatedPath(source) === `${version.folder}/index.mdx`) return null;
  return (
    `${source}:1: the page is in no sidebar, so readers do not come by it; allowed: a place in ` +
    `${getSidebarFile(version)}, or "unlisted: true" in its front matter`
  );
}
