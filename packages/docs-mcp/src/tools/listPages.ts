import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {Docs, DocsPage} from '../data/createDocs';
import {
  createTextResult,
  createArguments,
  cursorArgument,
  formatNextCursor,
  paginateList,
  quoteValue,
  READ_ONLY,
  createArgumentsSchema,
} from '../answers';

const PAGE_SIZE = 40;

const createListSchema = (docs: Docs) => {
  const {version} = createArguments(docs);
  return createArgumentsSchema({
    version,
    section: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('Only pages whose path starts with this, such as "workflows" or "/code/nodejs/"'),
    cursor: cursorArgument,
  });
};

const SUMMARY = 'Lists the pages of one version with their descriptions, in the order of their addresses.';

/** Returns the first path segments of the pages of a version. */
function getSections(pages: readonly DocsPage[], prefix: string): string[] {
  const firsts = pages.map(({path}) => path.slice(prefix.length).split('/')[0] ?? '');
  return [...new Set(firsts)].filter((name) => name !== '');
}

function getPagesInSection(docs: Docs, version: string, section: string | undefined): readonly DocsPage[] {
  const ofVersion = docs.pages.filter((page) => page.version === version);
  if (section === undefined) return ofVersion;
  const {prefix} = docs.getVersion(version);
  const names = section.split('/').filter(Boolean);
  const start = prefix + (names[0] === version ? names.slice(1) : names).join('/');
  const found = ofVersion.filter(({path}) => path === start || path.startsWith(start.replace(/\/?$/, '/')));
  if (found.length > 0) return found;
  throw new Error(
    `No page of ${version} is below ${quoteValue(section)}. The sections: ${getSections(ofVersion, prefix).join(', ')}`,
  );
}

/** Adds the tool that lists pages. */
export function registerListPagesTool(server: McpServer, docs: Docs): void {
  server.registerTool(
    'list_pages',
    {title: 'List pages', description: SUMMARY, inputSchema: createListSchema(docs), annotations: READ_ONLY},
    (input) => {
      const pages = getPagesInSection(docs, input.version, input.section);
      const {part, next} = paginateList(pages, PAGE_SIZE, input.cursor);
      const lines = part.map(({title, path, description}) => `- [${title}](${docs.getUrl(path)}): ${description}`);
      return createTextResult(
        `Pages of ${input.version}: ${pages.length}\n\n${lines.join('\n')}${formatNextCursor(next)}`,
      );
    },
  );
}
