import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {collectTwins, type TwinPage} from './collectTwins';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function isLoadedDocs(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

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
      const content = allContent[DOCS_PLUGIN]?.default;
      if (!isLoadedDocs(content)) throw new Error(`version-twins needs ${DOCS_PLUGIN}; its content was not found`);
      actions.setGlobalData(collectTwins(listPages(content)));
    },
  };
}
