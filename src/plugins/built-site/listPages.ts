import {createHash} from 'node:crypto';
import type {LoadedPlugin} from '@docusaurus/types';
import {trimHtmlSlash} from '../../config/addresses';
import {findVersion} from '../../config/versions';
import {DOCS_PLUGIN, toDocsContent} from './docsContent';
import type {PageRecord} from './pageRecord';

/** A page before its built HTML has been read. */
export type ListedPage = Omit<PageRecord, 'headers'>;

/** Address below the base path; the pages whose address is a file name lose the slash the core gives them. */
export function toPagePath(permalink: string, baseUrl: string): string {
  return trimHtmlSlash(`/${permalink.slice(baseUrl.length)}`);
}

/** Key of a page: eight hexadecimal digits made from its address. */
export function toPageKey(path: string): string {
  return `v-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;
}

/**
 * Lists the pages of all versions, in the order of their addresses.
 *
 * @throws when the docs plugin is not among the loaded ones.
 */
export function listPages(plugins: readonly LoadedPlugin[], baseUrl: string): ListedPage[] {
  const content = toDocsContent(plugins.find(({name}) => name === DOCS_PLUGIN)?.content, 'page-records');
  return content.loadedVersions
    .flatMap((version) =>
      version.docs.map((doc): ListedPage => {
        const path = toPagePath(doc.permalink, baseUrl);
        return {
          title: doc.title,
          description: doc.description,
          frontmatter: doc.frontMatter,
          path,
          relativePath: doc.source.replace('@site/', ''),
          key: toPageKey(path),
          version: findVersion(version.versionName).id,
          unlisted: doc.unlisted,
        };
      }),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
