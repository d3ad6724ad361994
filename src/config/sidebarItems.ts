import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {COLD_STARTS, COLD_STARTS_LABEL} from './addresses';
import {currentId, getVersionRoot} from '../facts/versions';
import {latestVersion, getUntranslatedPath, getSidebarFile, getFileVersion} from './versions';

/** Converts a route to a doc id: `limits/index` for `/limits/`. */
export function toDocId(route: string): string {
  return `${route.replace(/^\//, '').replace(/\/?$/, '/')}index`.replace(/^\//, '');
}

/** Creates the entry of a page, labelled with its `sidebar_label` or title. */
export function createPageItem(route: string): SidebarItemConfig {
  return {type: 'doc', id: toDocId(route)};
}

/** Creates a collapsible category. `route` is its page, or `null` if the label only expands the category. */
export function createCategory(label: string, route: string | null, items: SidebarItemConfig[]): SidebarItemConfig {
  return {
    type: 'category',
    label,
    items,
    ...(route ? {link: {type: 'doc' as const, id: toDocId(route)}} : {}),
  };
}

/** Creates a group of entries below a static label, which can't be collapsed. */
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
export function findMissingEntryProblem(source: string): string | null {
  const version = getFileVersion(source) ?? latestVersion;
  if (getUntranslatedPath(source) === `${version.folder}/index.mdx`) return null;
  return (
    `${source}:1: the page is in no sidebar, so readers do not come by it; allowed: a place in ` +
    `${getSidebarFile(version)}, or "unlisted: true" in its front matter`
  );
}
