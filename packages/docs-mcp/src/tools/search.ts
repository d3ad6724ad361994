import type {McpServer} from '@modelcontextprotocol/server';
import type {SearchHit} from 'docusaurus-theme-search/engine';
import * as z from 'zod';
import type {Docs} from '../data/createDocs';
import {
  createTextResult,
  createArguments,
  cursorArgument,
  formatNextCursor,
  quoteValue,
  READ_ONLY,
  parseCursor,
  createArgumentsSchema,
} from '../answers';

/** Converts a title or snippet of the search engine, whose only tag is `<mark>`, to plain text. */
function htmlToText(html: string): string {
  return html
    .replace(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const MAX_RESULTS = 100;
const PER_PAGE = 2;
const SNIPPET_LENGTH = 240;

const createSearchSchema = (docs: Docs) => {
  const {version} = createArguments(docs);
  return createArgumentsSchema({
    query: z.string().min(1).max(300).describe('Words, an identifier such as $.flow.delay, or an error message'),
    version,
    limit: z.number().int().min(1).max(20).default(8).describe('Maximum number of results in one answer'),
    cursor: cursorArgument,
  });
};

const formatSearchDescription = ({site}: Docs): string =>
  `Searches ${site.documentation} with the engine and index of the site. Returns sections with their address and ` +
  'a snippet; read one with get_page.';

function formatHit({pageTitle, heading, url, snippetHtml}: SearchHit, at: number, siteUrl: string): string {
  const title = heading === null ? pageTitle : `${pageTitle} › ${heading}`;
  return `${at}. ${title}\n   ${new URL(url, siteUrl).href}\n   ${htmlToText(snippetHtml)}`;
}

const formatNoResults = (query: string): string =>
  `Nothing was found for ${quoteValue(query)}. Try fewer or other words, or see list_pages.`;

/** Adds the tool that searches. */
export function registerSearchTool(server: McpServer, docs: Docs): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: formatSearchDescription(docs),
      inputSchema: createSearchSchema(docs),
      annotations: READ_ONLY,
    },
    async (input) => {
      const {query, version, limit, cursor} = input;
      const start = parseCursor(cursor, MAX_RESULTS);
      const end = Math.min(start + limit, MAX_RESULTS);
      const {hits, pageCount} = await docs
        .getEngine(version)
        .search({query, limit: end + 1, perPage: PER_PAGE, snippetLength: SNIPPET_LENGTH});
      if (hits.length === 0) return createTextResult(formatNoResults(query));
      parseCursor(cursor, hits.length);
      const shown = hits.slice(start, end).map((hit, at) => formatHit(hit, start + at + 1, docs.site.siteUrl));
      const next = hits.length > end && end < MAX_RESULTS ? String(end) : null;
      return createTextResult(
        `Pages of ${version} with all words: ${pageCount}\n\n${shown.join('\n')}${formatNextCursor(next)}`,
      );
    },
  );
}
