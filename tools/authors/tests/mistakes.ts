import {readFileSync} from 'node:fs';
import {COUNTERPART_KEY} from '../../../src/config/counterparts';
import {redirects} from '../../../src/config/redirects';
import {ERRORS_FILE, errorsSchema} from '../../../src/facts/errors';
import {LIMITS_FILE, limitsSchema} from '../../../src/facts/limitRules';
import {readYaml} from '../../../src/facts/readYaml';
import {latestVersion, sourceOfRoute} from '../../../src/config/versions';
import {describeMentions, describeMoved} from '../../../src/plugins/docs/movedPages';
import {extractBlocks} from '../../samples/extractBlocks';
import {compareResults} from '../../samples/planUpdate';
import type {Run} from '../../samples/run/runBlocks';
import {verifyRuns} from '../../samples/run/verifyRuns';
import {hashSample} from '../../../src/markdown/verified-samples';
import {formatProblems} from '../../samples/report';
import {checkEntries, checkRedirects} from '../checkPlaces';
import {checkSources, type Unsaved} from '../checkSources';
import {locateFailures} from '../locateFailures';
import {page, PAGES} from './mistakenPages';

/** The line with some words of what reading data says. */
function sayAbout(words: string, read: () => unknown): string {
  try {
    read();
    return '';
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [];
    return lines.find((line) => line.includes(words)) ?? '';
  }
}

/** The command that finds a mistake first. */
export type Command = 'check' | 'build';

/** A mistake that an author can make, the words that tell it, and all that is said about it, with its place in front. */
export type Mistake = {readonly what: string; readonly command: Command; readonly words: string; readonly said: string};

/** A page with mistakes for the checks that run as programs: words, spelling, Markdown, samples. */
export const WRONG_PAGE = 'tools/authors/tests/wrongPage/index.mdx';

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
  ['A sample that cannot be parsed', 13, 'cannot read this'],
  ['An American spelling', 33, '"behavior": British spelling'],
  ['An invisible character', 33, '"U+200B" is an invisible character'],
  ['A note to oneself', 33, '"TODO" is a note to yourself'],
  ['A link without encryption', 33, 'is a link without encryption; allowed: https://'],
  ["A link to a machine of one's own", 33, 'is a link to a draft or to your own machine'],
  ['An admonition of MkDocs', 35, 'is an admonition of another tool; allowed: a line with :::tip'],
  ['An admonition of GitHub', 38, 'is an admonition of another tool; allowed:'],
  ['A phrase of a chatbot', 45, '"I hope this helps" is left over from a chatbot'],
  ['A gap that is not filled in', 45, '"[Insert the link]" is a note to yourself'],
  ['A dash of prose in a command', 42, '"–" is a dash or a quotation mark of prose in code'],
  ['A limit that rose last month', 47, '"raised last month": a version or a day'],
  ['A release to come', 47, '"in the next release": a version or a day'],
  ['What is coming soon', 47, '"coming soon": what there is'],
  ['An apostrophe too many', 47, '"it\'s": "its own"'],
  ['A bracket that is not closed', 47, 'a bracket at both ends'],
  ['A name of a product in other letters', 47, '"Github": "GitHub"'],
  ["An address that may be somebody's", 49, "is an address that may be somebody's"],
  ['A command that trusts every certificate', 52, 'is a connection to whoever answers'],
];

const OLDER = 'versioned_docs/version-v1/mistake/index.mdx';
const RENAMED = 'docs/limits/index.mdx';
const MORE = 'docs/mistake/more.mdx';
const TRANSLATION = 'i18n/fr/docusaurus-plugin-content-docs/current/';
/** A page that a redirect leads to. */
const DELETED_ROUTE = '/workflows/copy/';

const fileOf = (what: string): string => `docs/mistake/${what.toLowerCase().replaceAll(/\W+/g, '-')}/index.mdx`;

function makeUnsaved(): Unsaved {
  return new Map([
    ...Object.entries(PAGES).map(([what, {text}]) => [fileOf(what), text] as const),
    [MORE, page('Text.')],
    [`${TRANSLATION}gone/index.mdx`, page('Texte.')],
    [`${TRANSLATION}troubleshooting/index.mdx`, page('Texte.')],
    ['i18n/fr/docs/limits/index.mdx', page('Texte.')],
    [OLDER, page('Text.', 'v2: /no-such-page/\nv2_changes: It is gone.\n')],
    [
      RENAMED,
      readFileSync(RENAMED, 'utf8')
        .replaceAll('{/* #', '{/* #new-')
        .replace('---', "---\nchanges: ['2000-01-01 It is new']"),
    ],
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
  const outdated = compareResults({old: entry}, {[hashSample(run.lang, run.code)]: entry}, ran);
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
    told(
      'An error with a name alone',
      '"errors.lost.patterns" is required',
      sayAbout('patterns', () => readYaml(ERRORS_FILE, errorsSchema, 'errors: {lost: {name: Lost}}')),
    ),
    told(
      'A limit without what a plan allows',
      '"v2.memory.paid" is required',
      sayAbout('paid', () => readYaml(LIMITS_FILE, limitsSchema, 'groups: {}\nv2: {memory: {label: Memory}}')),
    ),
    at('A day before the page', RENAMED, 'has 2000-01-01, and the page exists since'),
    at('A page that is no index.mdx', MORE, 'the file is no index.mdx; allowed: one folder for each page'),
    told(
      'A redirect twice',
      'the redirect from /cron is there twice',
      checkRedirects(
        () => true,
        () => true,
        [...redirects, ...redirects],
      ).find((said) => said.includes('/cron is there')),
    ),
    told(
      'A redirect to no heading',
      'leads to #memry, which docs/limits/index.mdx does not have',
      checkRedirects(
        (file) => file === RENAMED,
        () => false,
        [{from: '/memory', to: '/limits/#memry'}],
      )[0],
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
    at('A translation whose page is gone', TRANSLATION, 'the page that this file translates is gone'),
    at('A translation in another folder', 'i18n/fr/docs/', 'the file translates no page; allowed: the folders'),
    at(
      'An id that a translation has changed',
      'docs/',
      `which ${TRANSLATION}troubleshooting/index.mdx no longer has; keep the id of the heading`,
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
