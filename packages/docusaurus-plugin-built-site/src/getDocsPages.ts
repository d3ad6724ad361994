import {createRequire} from 'node:module';
import {createHash} from 'node:crypto';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import type * as UtilsCommon from '@docusaurus/utils-common';
import type {ListedPage, ListedSite} from './builtSite';
import {removeHtmlSlash} from './client';
import {findSidebarPlaces} from './sidebarPlaces';

// Node.js doesn't detect these named exports of the CommonJS module in a native ES module.
export const {addTrailingSlash, applyTrailingSlash} = createRequire(import.meta.url)(
  '@docusaurus/utils-common',
) as typeof UtilsCommon;

/** Name of the docs plugin. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Validates the content of the docs plugin.
 *
 * @param pluginName name of the calling plugin, for the error
 * @throws if the docs plugin isn't loaded or has changed its format
 */
export function toDocsContent(content: unknown, pluginName: string): LoadedContent {
  if (typeof content === 'object' && content !== null && 'loadedVersions' in content) return content as LoadedContent;
  throw new Error(`${pluginName} needs the content of ${DOCS_PLUGIN}, which was not found`);
}

/**
 * Converts a permalink to a path below the base path. Applies `trailingSlash`, because the docs plugin doesn't, but
 * adds no slash to a file name.
 */
export function toPagePath(permalink: string, baseUrl: string, trailingSlash?: boolean): string {
  return removeHtmlSlash(`/${applyTrailingSlash(permalink, {trailingSlash, baseUrl}).slice(baseUrl.length)}`);
}

/** Returns the key of a page: `v-` and eight hexadecimal digits of a hash of its path. */
export function hashPagePath(path: string): string {
  return `v-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;
}

/**
 * Returns the versions and their pages, sorted by path.
 *
 * @throws if the docs plugin isn't loaded, or its content has a different format
 */
export function getDocsPages(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content' | 'options'>[],
  {
    baseUrl,
    locale,
    trailingSlash,
  }: {readonly baseUrl: string; readonly locale: string; readonly trailingSlash?: boolean},
): ListedSite {
  const instances = plugins.filter(({name}) => name === DOCS_PLUGIN);
  if (instances.length === 0) toDocsContent(undefined, 'docusaurus-plugin-built-site');
  const loaded = instances.flatMap(({content, options}) =>
    toDocsContent(content, 'docusaurus-plugin-built-site').loadedVersions.map((version) => ({
      ...version,
      instance: String(options.id ?? 'default'),
    })),
  );
  const versions = loaded.map(({label, path, isLast, instance}) => ({
    label,
    instance,
    isLast,
    path: addTrailingSlash(toPagePath(path, baseUrl)),
  }));
  const toPath = (permalink: string): string => toPagePath(permalink, baseUrl, trailingSlash);
  const pages = loaded.flatMap((version) => {
    const paths = new Map(version.docs.map(({id, permalink}) => [id, toPath(permalink)]));
    const places = findSidebarPlaces(version.sidebars, (id) => paths.get(id), toPath);
    return version.docs.map((doc): ListedPage => {
      const path = toPath(doc.permalink);
      return {
        title: doc.title,
        description: doc.description,
        frontmatter: doc.frontMatter,
        path,
        relativePath: doc.source.replace('@site/', ''),
        key: hashPagePath(path),
        version: version.label,
        instance: version.instance,
        locale,
        unlisted: doc.unlisted,
        sidebar: places.get(doc.id) ?? null,
      };
    });
  });
  return {versions, pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1))};
}
