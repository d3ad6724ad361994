import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** The plugin that loads the pages. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/**
 * Reads what Docusaurus hands over as the content of the docs plugin.
 *
 * @param asker the plugin that needs it, for the error
 * @throws when it is not that content, because the docs plugin is not loaded or has changed its format
 */
export function toDocsContent(content: unknown, asker: string): LoadedContent {
  if (!isDocsContent(content)) throw new Error(`${asker} needs the content of ${DOCS_PLUGIN}, which was not found`);
  return content;
}
