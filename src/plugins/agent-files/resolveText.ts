import {substituteFacts} from '../../facts/substituteFacts';
import type {PageRecord} from '../built-site/pageRecord';
import {toExportFile} from '../markdown-export/client/exportFile';

/** What a link is checked against. */
export type LinkedPage = Pick<PageRecord, 'path' | 'headers'>;

const LINK = /\]\((\/[^)#]*)(?:#([^)]+))?\)/g;

/**
 * Fills in the figures of a text, and turns links by route into links to the Markdown of pages.
 *
 * @param base full address of the site's base path, with its slash
 * @throws when a figure is unknown, or a link leads to no page or heading
 */
export function resolveText(text: string, pages: readonly LinkedPage[], base: string): string {
  return substituteFacts(text).replace(LINK, (_, path: string, anchor: string | undefined) => {
    const page = pages.find((it) => it.path === path);
    if (!page) throw new Error(`src/plugins/agent-files: a link leads to ${path}, which is not a page: ${text}`);
    if (anchor && !page.headers.some(({slug}) => slug === anchor))
      throw new Error(`src/plugins/agent-files: ${path} has no heading #${anchor}: ${text}`);
    return `](${base}${toExportFile(path)}${anchor ? `#${anchor}` : ''})`;
  });
}
