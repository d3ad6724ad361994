import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {DOCS_PLUGIN, toDocsContent} from '../page-records/docsContent';
import {collectTwins, type TwinPage} from './collectTwins';

function listPages(content: LoadedContent): TwinPage[] {
  return content.loadedVersions.flatMap((version) =>
    version.docs.map((doc) => ({
      version: version.versionName,
      path: doc.permalink,
      source: doc.source.replace('@site/', ''),
      twin: typeof doc.frontMatter.v2 === 'string' ? doc.frontMatter.v2 : undefined,
    })),
  );
}

/**
 * Hands the version menu the pairs of pages that stand under different routes in the two versions.
 * Pages under the same route need no entry, so what every page loads stays small.
 *
 * @throws when a `v2:` names a page that does not exist.
 */
export default function versionTwins(): Plugin {
  return {
    name: 'version-twins',
    async allContentLoaded({allContent, actions}) {
      const content = toDocsContent(allContent[DOCS_PLUGIN]?.default, 'version-twins');
      actions.setGlobalData(collectTwins(listPages(content)));
    },
  };
}
