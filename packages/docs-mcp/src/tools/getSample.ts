import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {Docs, DocsPage, DocsSample} from '../data/createDocs';
import {findPage} from '../data/findPage';
import {
  answer,
  createArguments,
  cursorArgument,
  describeNext,
  pageList,
  quote,
  READ_ONLY,
  toolArguments,
} from '../answers';
import {findHeading} from '../sections';

/** Other names of languages, as people write them. */
const ALIASES: Readonly<Record<string, string>> = {
  javascript: 'js',
  mjs: 'js',
  node: 'js',
  nodejs: 'js',
  typescript: 'ts',
  py: 'python',
  python3: 'python',
  golang: 'go',
  sh: 'bash',
  shell: 'bash',
  curl: 'bash',
  yml: 'yaml',
};

/** The name that fences use for a language; `undefined` for one that no page has. */
function toLanguage(given: string, known: readonly string[]): string | undefined {
  const name = given.toLowerCase().replace(/[^a-z0-9]/g, '');
  const language = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
  return known.find((candidate) => candidate === language);
}

const PAGE_SIZE = 4;
/** Maximum length of one sample in an answer, in characters. */
const MAX_CODE = 4000;

const createSchema = (docs: Docs) => {
  const {page} = createArguments(docs);
  return toolArguments({
    page,
    language: z.string().min(1).max(30).optional().describe('Language such as "Node.js", "python", "go" or "bash"'),
    section: z.string().min(1).max(200).optional().describe('Only samples below this heading: its id or its words'),
    cursor: cursorArgument,
  });
};

const describe = ({site}: Docs): string =>
  `Returns the code samples of a page of ${site.documentation}, each with its language and the day on which it was ` +
  'verified by running it, and with which tool.';

function describeRun({verified}: DocsSample): string {
  return verified === null
    ? 'No run is recorded for this block.'
    : `Verified on ${verified.date} with ${verified.tool}.`;
}

const labelOf = (language: string, {site: {languages = {}}}: Docs): string =>
  (Object.hasOwn(languages, language) && languages[language]?.label) || language;

function writeSample(sample: DocsSample, docs: Docs): string {
  const {language, title, section, page, code} = sample;
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([marks]) => marks.length + 1)));
  const isCut = code.length > MAX_CODE;
  const name = `${title ?? 'Untitled'} (${labelOf(language, docs)})`;
  return [
    `${name}, from ${docs.addressOf(page)}${section === null ? '' : `#${section}`}`,
    describeRun(sample),
    `${fence}${language}\n${code.slice(0, MAX_CODE).trimEnd()}\n${fence}`,
    ...(isCut ? ['The sample is cut here. The page has all of it: see get_page.'] : []),
  ].join('\n');
}

/** How many samples of which language there are, in a few words. */
function countLanguages(samples: readonly DocsSample[]): string {
  const names = [...new Set(samples.map(({language}) => language))];
  return names.map((name) => `${name} (${samples.filter(({language}) => language === name).length})`).join(', ');
}

type Wanted = {readonly language?: string | undefined; readonly section: string | null};

function selectSamples(page: DocsPage, docs: Docs, {language, section}: Wanted): readonly DocsSample[] {
  const all = docs.samplesOf(page.path);
  if (all.length === 0) throw new Error(`${page.path} has no code samples. Find a page that has some with search.`);
  const known = Object.keys(docs.site.languages ?? Object.fromEntries(all.map((sample) => [sample.language, true])));
  const name = language === undefined ? undefined : toLanguage(language, known);
  if (language !== undefined && name === undefined) {
    throw new Error(`No page has samples in ${quote(language)}. The languages are: ${known.join(', ')}.`);
  }
  const heading = section === null ? undefined : findHeading(page.headings, section);
  const found = all.filter(
    (sample) =>
      (name === undefined || sample.language === name) && (section === null || sample.section === heading?.slug),
  );
  if (found.length > 0) return found;
  const sections = [...new Set(all.map((sample) => sample.section ?? 'the start'))].slice(0, 40).join(', ');
  throw new Error(`${page.path} has no such sample. It has ${countLanguages(all)}, in the sections ${sections}.`);
}

/** Adds the tool that returns code samples. */
export function addGetSample(server: McpServer, docs: Docs): void {
  server.registerTool(
    'get_sample',
    {title: 'Get code samples', description: describe(docs), inputSchema: createSchema(docs), annotations: READ_ONLY},
    (input) => {
      const {page, anchor} = findPage(input.page, docs);
      const samples = selectSamples(page, docs, {language: input.language, section: input.section ?? anchor});
      const {part, next} = pageList(samples, PAGE_SIZE, input, input.cursor);
      const count = `${samples.length} of the samples of ${page.path} (${page.version}) match.`;
      return answer(`${count}\n\n${part.map((sample) => writeSample(sample, docs)).join('\n\n')}${describeNext(next)}`);
    },
  );
}
