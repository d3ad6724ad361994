import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {Docs, DocsHeading, DocsPage} from '../data/createDocs';
import {findPage} from '../data/findPage';
import {
  answer,
  createArguments,
  cursorArgument,
  describeNext,
  MAX_ANSWER,
  pageText,
  quote,
  READ_ONLY,
  pageList,
} from '../answers';
import {cutSection, findHeading} from '../sections';

/** Headings that an answer lists. */
const MAX_HEADINGS = 80;

const createSchema = (docs: Docs) => {
  const {page} = createArguments(docs);
  return z.strictObject({
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

const describe = ({site}: Docs): string =>
  `Returns a page of ${site.documentation} as Markdown, or one section of it. An address with #anchor returns that ` +
  'section. A long page comes in parts, and its first part lists the sections.';

/** The headings of a page, one a line. */
function listHeadings(headings: readonly DocsHeading[]): string {
  const lines = headings
    .slice(0, MAX_HEADINGS)
    .map(({level, title, slug}) => `${'  '.repeat(level - 2)}- ${title} (#${slug})`);
  return lines.join('\n');
}

/** The Markdown of a page or of one section. @throws when there is no such section, with those there are */
function selectMarkdown({markdown, headings, path}: DocsPage, section: string | null): [text: string, anchor: string] {
  if (section === null) return [markdown, ''];
  const heading = findHeading(headings, section);
  const text = heading ? cutSection(markdown, headings, heading.slug) : null;
  if (heading && text !== null) return [text, `#${heading.slug}`];
  throw new Error(`${path} has no section ${quote(section)}. Its sections:\n${listHeadings(headings)}`);
}

/** Adds the tool that returns a page. */
export function addGetPage(server: McpServer, docs: Docs): void {
  server.registerTool(
    'get_page',
    {title: 'Read a page', description: describe(docs), inputSchema: createSchema(docs), annotations: READ_ONLY},
    (input) => {
      const {page, anchor} = findPage(input.page, docs);
      const [text, hash] = selectMarkdown(page, input.section ?? anchor);
      const {part, next} = pageText(text, MAX_ANSWER, input, input.cursor);
      const source = `Source: ${docs.addressOf(page.path)}${hash} (${page.version})`;
      const isFirstOfMore = next !== null && input.cursor === undefined && hash === '';
      const sections = isFirstOfMore ? `\n\nSections of this page:\n${listHeadings(page.headings)}` : '';
      return answer(`${source}${sections}\n\n${part}${describeNext(next)}`);
    },
  );
}

const PAGE_SIZE = 40;

const createListSchema = (docs: Docs) => {
  const {version} = createArguments(docs);
  return z.strictObject({
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

/** The first parts of the paths of a version. */
function listSections(pages: readonly DocsPage[], prefix: string): string[] {
  const firsts = pages.map(({path}) => path.slice(prefix.length).split('/')[0] ?? '');
  return [...new Set(firsts)].filter((name) => name !== '');
}

function selectPages(docs: Docs, version: string, section: string | undefined): readonly DocsPage[] {
  const ofVersion = docs.pages.filter((page) => page.version === version);
  if (section === undefined) return ofVersion;
  const bare = section.replace(/^\/+|\/+$/g, '');
  const {prefix} = docs.versionOf(version);
  const start = prefix + bare.replace(new RegExp(`^${version}(?=/|$)/?`), '');
  const found = ofVersion.filter(({path}) => path === start || path.startsWith(start === '/' ? '/' : `${start}/`));
  if (found.length > 0) return found;
  throw new Error(
    `No page of ${version} is below ${quote(section)}. The sections: ${listSections(ofVersion, prefix).join(', ')}`,
  );
}

/** Adds the tool that lists pages. */
export function addListPages(server: McpServer, docs: Docs): void {
  server.registerTool(
    'list_pages',
    {title: 'List pages', description: SUMMARY, inputSchema: createListSchema(docs), annotations: READ_ONLY},
    (input) => {
      const pages = selectPages(docs, input.version, input.section);
      const {part, next} = pageList(pages, PAGE_SIZE, input, input.cursor);
      const lines = part.map(({title, path, description}) => `- [${title}](${docs.addressOf(path)}): ${description}`);
      return answer(`${pages.length} pages of ${input.version}:\n\n${lines.join('\n')}${describeNext(next)}`);
    },
  );
}
