import {readFileSync} from 'node:fs';
import {COUNTERPART_KEY} from '../../src/config/counterparts';
import {latestVersion, sourceOfRoute} from '../../src/config/versions';
import {PLACEHOLDER_DESCRIPTION} from '../../src/markdown/front-matter';
import {describeMentions, describeMoved} from '../../src/plugins/docs/movedPages';
import {extractBlocks} from '../samples/extractBlocks';
import {compareResults} from '../samples/planUpdate';
import type {Run} from '../samples/run/runBlocks';
import {verifyRuns} from '../samples/run/verifyRuns';
import {hashSample} from '../../src/markdown/verified-samples';
import {formatProblems} from '../samples/report';
import {checkEntries} from './checkPlaces';
import {checkSources, type Unsaved} from './checkSources';
import {locateFailures} from './locateFailures';

/** The command that finds a mistake first. */
export type Command = 'check' | 'build';

/** A mistake that an author can make, the words that tell it, and all that is said about it, with its place in front. */
export type Mistake = {readonly what: string; readonly command: Command; readonly words: string; readonly said: string};

/** A page with mistakes for the checks that run as programs: words, spelling, Markdown, samples. */
export const WRONG_PAGE = 'tools/authors/wrongPage/index.mdx';

/** What is found in the wrong page, by the start of what is said of it. */
const IN_WRONG_PAGE: readonly (readonly [what: string, line: number, said: string])[] = [
  ['A heading id twice', 20, 'the heading id "section" is on line 18 too'],
  ['A diagram with a label that is not closed', 30, 'Mermaid: "a[Draft] --> b[Copy --> c"'],
  ['A second title', 16, '"# A second title" is a second title'],
  ['Tabs without a group', 22, '<Tabs> has no groupId'],
  ['Braces in prose', 24, '{order.id} is read as JavaScript'],
  ['A component that is not imported', 22, '<Tabs> is no component of this page'],
  ['A figure by a wrong name', 6, 'wrong token %limits.payloadSzie%'],
  ['A link to no file', 6, 'the link "./no-such-page.mdx" leads to no file'],
  ['A word that is not used', 6, '"simply": leave it out'],
  ['A spelling mistake', 6, 'Unknown word (speling)'],
  ['A level of headings left out', 10, 'allowed: headings one level below the one above'],
  ['A sample that cannot be parsed', 13, 'TS1109'],
];

const page = (body: string, fields = ''): string =>
  `---\ntitle: A mistake\ndescription: A page with a mistake.\n${fields}---\n\n${body}\n`;

const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

/** Pages with one mistake each, by what it is, with words of what is said about it. */
const PAGES: Readonly<Record<string, {readonly text: string; readonly said: string}>> = {
  'A field that is not known': {
    said: 'is not known; write "sidebar_label"',
    text: page('Text.', 'sidebar_title: Mistake\n'),
  },
  'The description of the template': {
    said: 'allowed: one sentence of your own',
    text: `---\ntitle: A mistake\ndescription: ${PLACEHOLDER_DESCRIPTION}\n---\n\nText.\n`,
  },
  'A page that is still an outline': {
    said: '"outline" is true; allowed: nothing in what is published',
    text: page('Text.', 'outline: true\n'),
  },
  'A field that is missing': {
    said: '"description" is missing; allowed:',
    text: '---\ntitle: A mistake\n---\n\nText.\n',
  },
  'Front matter that is no YAML': {
    said: 'the front matter is no YAML: bad indentation',
    text: '---\ntitle: A mistake: twice\n---\n\nText.\n',
  },
  'A figure typed by hand': {
    said: '"512 KB" is typed by hand: write %limits.payloadSize%',
    text: page('A request can have %limits.payloadSize%, or 512 KB.'),
  },
  'A link to no heading': {
    said: 'there is no #memry; allowed: the id of a heading',
    text: page('See [memory](../../limits/index.mdx#memry).'),
  },
  'A term that the glossary lacks': {
    said: 'wrong term "evnet": the glossary has no such heading. Nearest: event',
    text: page('The <Term id="evnet">event</Term>.'),
  },
  'An element that is not closed': {
    said: 'MDX: Expected a closing tag for `<details>`',
    text: page('<details>\n\nText.'),
  },
  'A limit by a wrong name': {
    said: 'there is no fact "limits.payloadSzie". Nearest: %limits.payloadSize%',
    text: page('At most <Limit id="payloadSzie" />.'),
  },
  'Braces that are no expression': {
    said: 'MDX: Could not parse expression with acorn; braces are read as JavaScript',
    text: page('Send {a b}.'),
  },
  'An admonition that is not closed': {
    said: '":::tip[Try it]" is not closed; allowed: below its last line, a line with nothing but :::',
    text: page(':::tip[Try it]\n\nText.'),
  },
  'A block of code that is not closed': {
    said: 'is not closed before line 11, which opens another',
    text: page('```js\nlet a;\n\nText.\n\n```py\na = 1\n```'),
  },
  'An admonition of no kind': {
    said: '":::wraning" is no admonition; did you mean :::warning?',
    text: page(':::wraning\n\nText.\n\n:::'),
  },
  'A tab of no language': {
    said: '<TabItem value="js"> is no tab of the group "language"; did you mean "nodejs"?',
    text: page(
      `${TABS}<Tabs groupId="language">\n<TabItem value="js" label="Node.js">\n\nText.\n\n</TabItem>\n</Tabs>`,
    ),
  },
  'A prop by a wrong name': {
    said: '<TabItem> has no "lable"; did you mean "label"?',
    text: page(`${TABS}<Tabs groupId="os">\n<TabItem value="mac" lable="macOS">\n\nText.\n\n</TabItem>\n</Tabs>`),
  },
  'An import by a wrong name': {
    said: '"@site/src/screens/pictures/builder" exports no "Buidler"; did you mean "Builder"?',
    text: page("import {Buidler} from '@site/src/screens/pictures/builder';\n\n<Buidler />"),
  },
  'A link to a file with a mistyped name': {
    said: 'did you mean "../../limits/index.mdx"?',
    text: page('See [limits](../../limit/index.mdx).'),
  },
  'A picture without a text alternative': {
    said: '<Picture> has no alt; write alt="…"',
    text: page('import Picture from \'@site/src/components/Picture\';\n\n<Picture title="A run">\n\n</Picture>'),
  },
  'An import of no file': {
    said: 'the import "@site/src/screens/NoSuchScreen" leads to no file',
    text: page("import Run from '@site/src/screens/NoSuchScreen';\n\n<Run />"),
  },
  'An image that is not there': {said: 'the link "./run.png" leads to no file', text: page('![A run](./run.png)')},
  'A diagram without a description': {
    said: 'a diagram needs the lines "accTitle: …" and "accDescr: …"',
    text: page('```mermaid\nflowchart TD\n  a[One] --> b[Two]\n```'),
  },
};

const OLDER = 'versioned_docs/version-v1/mistake/index.mdx';
const RENAMED = 'docs/limits/index.mdx';
/** A page that a redirect leads to. */
const DELETED_ROUTE = '/workflows/copy/';

const fileOf = (what: string): string => `docs/mistake/${what.toLowerCase().replaceAll(/\W+/g, '-')}/index.mdx`;

function makeUnsaved(): Unsaved {
  return new Map([
    ...Object.entries(PAGES).map(([what, {text}]) => [fileOf(what), text] as const),
    [OLDER, page('Text.', 'v2: /no-such-page/\nv2_changes: It is gone.\n')],
    [RENAMED, readFileSync(RENAMED, 'utf8').replaceAll('{/* #', '{/* #new-')],
    [sourceOfRoute(DELETED_ROUTE), null],
  ]);
}

function findInSamples(): {readonly edited: string; readonly shown: string} {
  const source = page('```js run\nexport default 2;\n```\n\n```json expect=return\n1\n```');
  const {blocks} = extractBlocks('docs/mistake/index.mdx', source);
  const [run] = blocks;
  if (run === undefined) throw new Error('the page has no block');
  const ran = [{block: run, tool: 'Node.js', passed: true, isSound: true}];
  const entry = {page: run.page, tool: 'Node.js', date: '2026-11-24'};
  const {outdated} = compareResults({old: entry}, {[hashSample(run.lang, run.code)]: entry}, ran);
  const returned = {outcome: {returnValue: 2}} as unknown as Run;
  const {problems} = verifyRuns(blocks, new Map([[run, returned]]));
  return {edited: outdated[0] ?? '', shown: formatProblems([...problems.values()].flat()).split('\n')[0] ?? ''};
}

/** What a build prints of a component that fails, as Docusaurus 3.10 words it. */
const FAILED_COMPONENT = `Error: Can't render static file for pathname "/docs/limits/"
  [cause]: ReferenceError: window is not defined`;

/**
 * Makes every mistake and finds it with the checks that run without a build.
 *
 * @param printed what `npm run check` prints for the page with mistakes
 */
export async function findMistakes(printed: string): Promise<Mistake[]> {
  const unsaved = makeUnsaved();
  const pages = [...unsaved].filter(([, text]) => text !== null).map(([file]) => file);
  const found = await checkSources(pages, unsaved);
  const samples = findInSamples();
  const lines = [...printed.split('\n').map((line) => line.trim()), ...found];
  /** What is said at a place; nothing where the mistake is not found. */
  const at = (what: string, place: string, words: string): Mistake => {
    const said = lines.find((line) => line.startsWith(place) && line.includes(words)) ?? '';
    return {what, command: 'check', words, said};
  };
  const told = (what: string, words: string, said: string | undefined, command: Command = 'check'): Mistake => ({
    ...{what, command, words},
    said: said ?? '',
  });
  const added = fileOf('A figure typed by hand');
  const entry = {id: 'limit/index', page: 'docs/limit/index.mdx', listedIn: 'sidebars.ts'};
  return [
    ...IN_WRONG_PAGE.map(([what, line, said]) => at(what, `${WRONG_PAGE}:${line}`, said)),
    ...Object.entries(PAGES).map(([what, {said}]) => at(what, `${fileOf(what)}:`, said)),
    at('A page in no sidebar', added, 'the page is in no sidebar, so readers do not come by it'),
    at('A page without questions', added, 'tests/content/questions.json has 0 of the'),
    at(
      'A wrong counterpart in front matter',
      OLDER,
      `"${COUNTERPART_KEY}" is /no-such-page/, and ${latestVersion.label} has no page /no-such-page/`,
    ),
    told(
      'A moved page without a redirect',
      "add {from: '/mistake', to: '/new/route/'}",
      describeMoved(['docs/mistake/index.mdx'], () => false)[0],
    ),
    told(
      'A sidebar entry without a page',
      'the sidebar names docs/limit/index.mdx, which is no page',
      checkEntries([entry], () => false)[0],
    ),
    at('A redirect to no page', 'src/config/redirects.ts:', `leads to ${DELETED_ROUTE}, which is no page`),
    at(
      'A moved page that other pages link to',
      'docs/workflows/',
      `leads to no file (${sourceOfRoute(DELETED_ROUTE)})`,
    ),
    told(
      'A moved page that other files name',
      'names /mistake/, which is gone; allowed: the address of a page; write its new one',
      describeMentions('/mistake/', 'tests/search/judgements.json:34:  {"pages": ["/mistake/"]}')[0],
    ),
    at(
      'An id that other pages link to, renamed',
      'docs/',
      `which ${RENAMED} no longer has; keep the id of the heading`,
    ),
    at('A question whose heading is gone', 'tests/content/questions.json:', `${RENAMED} has no heading #`),
    told('A block that runs, edited', 'this block ran, and has no recorded result yet', samples.edited),
    told('A shown result that is not what came out', 'what "expect=return" shows is not what came out', samples.shown),
    told(
      'A component that fails while a page is printed',
      'the page cannot be printed: ReferenceError: window is not defined',
      locateFailures(FAILED_COMPONENT)[0],
      'build',
    ),
  ];
}
