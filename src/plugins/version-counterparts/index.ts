import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {COUNTERPART_KEY} from '../../config/counterparts';
import {DOCS_PLUGIN, toDocsContent} from 'docusaurus-plugin-built-site';
import {collectCounterparts, type VersionedPage} from './collectCounterparts';

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function listPages(content: LoadedContent): VersionedPage[] {
  return content.loadedVersions.flatMap((version) =>
    version.docs.map((doc) => ({
      version: version.versionName,
      path: doc.permalink,
      source: doc.source.replace('@site/', ''),
      counterpart: readText((doc.frontMatter as Record<string, unknown>)[COUNTERPART_KEY]),
    })),
  );
}

/**
 * Gives the version menu the pairs of pages whose routes differ between the versions.
 * Pages with the same route need no entry, so that what every page loads stays small.
 *
 * @throws when a counterpart is a page that does not exist.
 */
export default function versionCounterparts(): Plugin {
  return {
    name: 'version-counterparts',
    async allContentLoaded({allContent, actions}) {
      const content = toDocsContent(allContent[DOCS_PLUGIN]?.default, 'version-counterparts');
      actions.setGlobalData(collectCounterparts(listPages(content)));
    },
  };
}
