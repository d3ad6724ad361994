import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {Docs, DocsHeading, DocsPage} from '../data/createDocs';
import {findPage} from '../data/findPage';
import {
  createTextResult,
  createArguments,
  cursorArgument,
  formatNextCursor,
  MAX_RESULT,
  paginateText,
  quoteValue,
  READ_ONLY,
  createArgumentsSchema,
} from '../answers';
import {extractSection, findHeading} from '../sections';

/** Maximum number of headings in an answer. */
const MAX_HEADINGS = 80;

const createPageSchema = (docs: Docs) => {
  const {page} = createArguments(docs);
  return createArgumentsSchema({
    page,
    section: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'Only this section with those below it: the id of its heading (what follows # in an address) or its words',
      ),
    cursor: cursorArgument,
  });
};

const formatToolDescription = ({site}: Docs): string =>
  `Returns a page of ${site.documentation} as Markdown, or one section of it. An address with #anchor returns that ` +
  'section. A long page comes in parts, and its first part lists the sections.';

/** Formats the headings of a page as a list. */
function formatHeadings(headings: readonly DocsHeading[]): string {
  const lines = headings
    .slice(0, MAX_HEADINGS)
    .map(({level, title, slug}) => `${'  '.repeat(level - 2)}- ${title} (#${slug})`);
  return lines.join('\n');
}

/** Returns the Markdown of a page or section. @throws an error that lists the sections if there's no such section */
function getSectionMarkdown(
  {markdown, headings, path}: DocsPage,
  section: string | null,
): [text: string, anchor: string] {
  if (section === null) return [markdown, ''];
  const heading = findHeading(headings, section);
  const text = heading ? extractSection(markdown, headings, heading.slug) : null;
  if (heading && text !== null) return [text, `#${heading.slug}`];
  throw new Error(`${path} has no section ${quoteValue(section)}. Its sections:\n${formatHeadings(headings)}`);
}

/** Adds the tool that returns a page. */
export function registerGetPageTool(server: McpServer, docs: Docs): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: formatToolDescription(docs),
      inputSchema: createPageSchema(docs),
      annotations: READ_ONLY,
    },
    (input) => {
      const {page, anchor} = findPage(input.page, docs);
      const [text, hash] = getSectionMarkdown(page, input.section ?? anchor);
      const {part, next} = paginateText(text, MAX_RESULT, input.cursor);
      const source = `Source: ${docs.getUrl(page.path)}${hash} (${page.version})`;
      const isFirstOfMore = next !== null && input.cursor === undefined && hash === '';
      const sections = isFirstOfMore ? `\n\nSections of this page:\n${formatHeadings(page.headings)}` : '';
      return createTextResult(`${source}${sections}\n\n${part}${formatNextCursor(next)}`);
    },
  );
}
