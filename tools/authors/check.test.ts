import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {getRouteSourceFile, latestVersion} from '../../src/config/versions';
import {redirects} from '../../src/config/redirects';
import {ERRORS_FILE, errorsSchema} from '../../src/facts/errors';
import {LIMITS_FILE, limitsSchema} from '../../src/facts/limitRules';
import {readYaml} from '../../src/facts/readYaml';
import {hashSample} from '../../src/markdown/verified-samples';
import {formatStaleMentions, findMissingRedirectProblems} from '../../src/plugins/docs/movedPages';
import {lintDocument} from '../../src/features/rest-reference/lintDocument';
import {restReferenceOptions} from '../../src/features/rest-reference/remarkRestReference';
import {hasV1} from '../../tests/v1';
import {extractBlocks} from '../samples/extractBlocks';
import {getOutdatedResults} from '../samples/planUpdate';
import {formatProblems} from '../samples/report';
import type {RunResult} from '../samples/run/runBlocks';
import {verifyRuns} from '../samples/run/verifyRuns';
import {sortFailuresLast} from './check';
import {findSidebarEntryProblems, findRedirectProblems} from './checks/siteReferences';
import {findSourceProblems, type UnsavedFiles} from './findSourceProblems';
import {formatFailures} from './formatFailures';

const ROOT = join(import.meta.dirname, '..', '..');
const PATIENCE = 120_000;

const readHere = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/**
 * Invalid and valid pages, and the lines of the invalid page. API keys are split in two, so that no program reports
 * them as leaked.
 */
const cases = parse(readHere('tests/mistakes.yaml').replaceAll('¦', '')) as {
  readonly lines: Readonly<Record<string, number>>;
  readonly wrong: Readonly<Record<string, string>>;
  readonly right: Readonly<Record<string, string>>;
};

/** Pages for the checks that run as separate programs: words, spelling, Markdown, samples. */
const [WRONG_PAGE, RIGHT_PAGE] = ['wrong', 'right'].map((name) => `tools/authors/tests/${name}/index.mdx`);

const getFile = (what: string, folder = 'mistake'): string =>
  `docs/${folder}/${what.toLowerCase().replaceAll(/\W+/g, '-')}/index.mdx`;

/** Creates a page with a text that can have its own front matter. */
const createPage = (what: string, text: string, fields = ''): string =>
  /^\uFEFF?---/.test(text)
    ? text
    : `---\ntitle: "${what}"\ndescription: "It is a page: ${what}."\n${fields}---\n\n${text}`;

const OLDER = 'versioned_docs/version-v1/mistake/index.mdx';
const RENAMED = 'docs/limits/index.mdx';
const TRANSLATION = 'i18n/fr/docusaurus-plugin-content-docs/current/';
/** The target of a redirect. */
const DELETED_ROUTE = '/workflows/copy/';

const unsaved: UnsavedFiles = new Map<string, string | null>([
  ...Object.entries(cases.wrong).map(([what, text]) => [getFile(what), createPage(what, text)] as const),
  ...Object.entries(cases.right).map(
    ([what, text]) => [getFile(what, 'right'), createPage(what, text, 'unlisted: true\n')] as const,
  ),
  ['docs/mistake/more.mdx', createPage('More', 'Text.')],
  [`${TRANSLATION}gone/index.mdx`, createPage('Fini', 'Texte.')],
  [`${TRANSLATION}troubleshooting/index.mdx`, createPage('Fautes', 'Texte.')],
  ['i18n/fr/docs/limits/index.mdx', createPage('Limites', 'Texte.')],
  [
    OLDER,
    createPage(
      'Older',
      'Text.\n\n```js\nexport default defineComponent({});\n```\n',
      'latest: /no-such-page/\nlatest_changes: It is gone.\n',
    ),
  ],
  [
    RENAMED,
    readFileSync(RENAMED, 'utf8')
      .replaceAll('{/* #', '{/* #new-')
      .replace('---', "---\nchanges: ['2000-01-01 It is new']"),
  ],
  [getRouteSourceFile(DELETED_ROUTE), null],
]);

/** Expected messages about data files. */
function getErrorMessage(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

/** Expected messages about an edited sample and a wrong result. */
function getSampleMessages(): string[] {
  const source = createPage('Samples', '```js run\nexport default 2;\n```\n\n```json expect=return\n1\n```');
  const {blocks} = extractBlocks('docs/mistake/index.mdx', source);
  const run = blocks.slice(0, 1);
  const ran = run.map((block) => ({block, tool: 'Node.js', passed: true, succeeded: true}));
  const entry = {page: 'docs/mistake/index.mdx', tool: 'Node.js', date: '2026-11-24'};
  const found = Object.fromEntries(run.map(({lang, code}) => [hashSample(lang, code), entry]));
  const returned = {outcome: {returnValue: 2}} as unknown as RunResult;
  const {problems} = verifyRuns(blocks, new Map(run.map((block) => [block, returned])));
  return [
    ...getOutdatedResults({old: entry}, found, ran),
    ...formatProblems([...problems.values()].flat()).split('\n'),
  ];
}

/** Expected messages about mistakes outside of pages. */
const getOtherMessages = (): string[] => [
  ...findMissingRedirectProblems(['docs/mistake/index.mdx'], () => false),
  ...formatStaleMentions('/mistake/', 'tests/search/judgements.json:34:  {"pages": ["/mistake/"]}'),
  ...findSidebarEntryProblems(
    [{id: 'limit/index', page: 'docs/limit/index.mdx', listedIn: 'sidebars.ts'}],
    () => false,
  ),
  ...findRedirectProblems(
    () => true,
    () => true,
    [...redirects, ...redirects],
  ),
  ...findRedirectProblems(
    (file) => file === RENAMED,
    () => false,
    [{from: '/memory', to: '/limits/#memry'}],
  ),
  ...findRedirectProblems(
    () => true,
    () => true,
    [
      {from: '/docs/old', to: '/limits/'},
      {from: '/docs', to: '/limits/'},
      {from: '/old#place', to: '/limits/'},
    ],
  ),
  ...findSidebarEntryProblems(Array(2).fill({id: 'limits/index', page: RENAMED, listedIn: 'sidebars.ts'}), () => true),
  ...getErrorMessage(() => readYaml(ERRORS_FILE, errorsSchema, 'errors: {lost: {name: Lost}}')),
  ...getErrorMessage(() => readYaml(LIMITS_FILE, limitsSchema, 'groups: {}\nlatest: {memory: {label: Memory}}')),
  ...getSampleMessages(),
  // In the wording of Docusaurus 3.10.
  ...formatFailures(
    `Error: Can't render static file for pathname "/docs/limits/"\n  [cause]: ReferenceError: window is not defined`,
  ),
];

/** Runs `npm run check` on pages, and returns its output and exit code. */
async function check(target = ''): Promise<{code: number; printed: string}> {
  const args = ['--import', 'tsx', 'tools/authors/check.ts', '--all', target];
  const env = {...process.env, NODE_OPTIONS: ''};
  return promisify(execFile)(process.execPath, args, {cwd: ROOT, env}).then(
    ({stdout, stderr}) => ({code: 0, printed: stdout + stderr}),
    (error: {code: number; stdout: string; stderr: string}) => ({
      code: error.code,
      printed: error.stdout + error.stderr,
    }),
  );
}

type Matcher = {readonly problemMatcher: readonly {readonly pattern: readonly {readonly regexp: string}[]}[]};
const {problemMatcher} = JSON.parse(readFileSync(join(ROOT, '.github/problem-matchers.json'), 'utf8')) as Matcher;
/** GitHub's pattern for errors and warnings in a log. */
const patterns = problemMatcher.map(({pattern: [first]}) => new RegExp(first?.regexp ?? '$^'));

/** Returns the message that GitHub shows for a line of a log, with its location. */
const readMessage = (line: string): string =>
  patterns.flatMap((pattern) => pattern.exec(line.split('\n')[0] ?? '')?.[4] ?? []).at(0) ?? '';

/** All mistakes, with words that identify them. */
const rows = Object.entries(parse(readHere('tests/messages.yaml')) as Readonly<Record<string, string>>).map(
  ([what, words]) => ({what, words: words.replaceAll('{latest}', latestVersion.label)}),
);

describe('the check of a page with mistakes', () => {
  let wrong: {code: number; printed: string};
  let found: readonly string[];
  let document: readonly string[];

  beforeAll(async () => {
    wrong = await check(WRONG_PAGE);
    document = lintDocument(
      readFileSync(restReferenceOptions.document, 'utf8').replace(/^ {8}name_slug:$/m, '        slug:'),
    );
    found = await findSourceProblems(
      [...unsaved].flatMap(([file, text]) => (text === null ? [] : file)),
      unsaved,
    );
  }, PATIENCE);

  it('fails and prints failed checks last', () => {
    expect(wrong.code).toBe(1);
    const outcomes = ['translations', 'samples', 'syntax'].map((name) => ({name, ok: name !== 'samples'}));
    expect(sortFailuresLast(outcomes).map(({name}) => name)).toEqual(['translations', 'syntax', 'samples']);
    expect(wrong.printed.match(/^(?:ok  |FAIL) .{4}/gm)?.map((line) => line.slice(0, 5).trim())).toEqual([
      'ok',
      'ok',
      'FAIL',
      'FAIL',
      'FAIL',
      'FAIL',
    ]);
    expect(wrong.printed).toContain('FAIL words and spelling');
  });

  it('finds each message of messages.yaml at its location, in a form that GitHub can show', () => {
    const messages = [
      ...wrong.printed.split('\n').map((line) => line.trim()),
      ...found,
      ...document,
      ...getOtherMessages(),
    ];
    const lost = rows.filter(({what, words}) => {
      if (!hasV1 && /\bv1\b/.test(what)) return false;
      const line = cases.lines[what];
      const place = line ? `${WRONG_PAGE}:${line}` : what in cases.wrong ? `${getFile(what)}:` : '';
      return !messages.some((one) => one.startsWith(place) && readMessage(one).includes(words));
    });
    expect(lost).toEqual([]);
  });

  it('has a message for each mistake', () => {
    const named = rows.map(({what}) => what);
    const made = [...Object.keys(cases.lines), ...Object.keys(cases.wrong)];
    expect(made.filter((what) => !named.includes(what))).toEqual([]);
    expect(named.filter((what, at) => named.indexOf(what) < at)).toEqual([]);
  });

  it('reports an invalid name in the OpenAPI document once, and once for its example', () => {
    expect(document).toEqual([expect.stringContaining("'name_slug'"), expect.stringContaining('Example value')]);
  });

  it("doesn't report valid pages", () => {
    expect(found.filter((line) => line.startsWith('docs/right/'))).toEqual([]);
  });
});

it(
  'succeeds for a valid page',
  async () => {
    expect(await check(RIGHT_PAGE)).toMatchObject({code: 0, printed: expect.not.stringContaining(' warning ')});
  },
  PATIENCE,
);
