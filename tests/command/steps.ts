import {listChangedFiles} from '../../tools/listPages';
import type {ToolName} from './tools';

/** One check of the test command. */
export type Step = {
  readonly name: string;
  /** Its command line. */
  readonly run: string;
  /** The name under which it runs with others. Those of `site` read the build, and come after it. */
  readonly group: 'code' | 'docs' | 'site';
  /** It keeps both cores busy, so nothing runs beside it. */
  readonly alone?: boolean;
  /** What it runs beside Node.js, npm and the base of `tools.ts`: no other program is on its path. */
  readonly tools?: readonly ToolName[];
  /** Left out unless it is named, or `--all` is given. */
  readonly onlyByName?: boolean;
  /** The lines that say how many of its tests passed and failed; without it, the step counts as one test. */
  readonly counts?: RegExp;
};

const CACHE = '--cache --cache-strategy content --cache-location node_modules/.cache';
const SAMPLES: readonly ToolName[] = ['python3', 'go', 'curl', 'jq', 'gpg', 'openssl'];

const RAN = /^Samples: .*$/gm;
const NAMED = {alone: true, onlyByName: true};

const tsx = (file: string): string => `node --import tsx ${file}`;
const config = (folder: string): string => `--config tests/${folder}/jest.config.mjs`;
const jest = (args = '', before = ''): Pick<Step, 'run' | 'counts'> => ({
  run: `${before}npm run --silent unit -- ${args}`,
  counts: /^Tests:.*$/gm,
});
const playwright = (folder: string): Pick<Step, 'run' | 'counts' | 'alone'> => ({
  run: `playwright test --config ${folder}/playwright.config.ts`,
  counts: /^ +\d+ (passed|failed|flaky)\b.*$/gm,
  alone: true,
});

/** The checks of the test command. They start in this order. */
export const steps: readonly Step[] = [
  {name: 'lint', group: 'code', run: `eslint . ${CACHE}/eslint/`},
  {name: 'types', group: 'code', run: 'tsc --noEmit'},
  {name: 'prose', group: 'docs', run: tsx('tools/prose/lintProse.ts'), tools: ['git']},
  {name: 'format', group: 'code', run: `prettier --check --log-level warn ${CACHE}/prettier/cache.json .`},
  {name: 'markdown', group: 'docs', run: 'markdownlint-cli2'},
  {name: 'pages', group: 'docs', run: tsx('tools/authors/checkSources.ts'), tools: ['git']},
  {name: 'figures', group: 'docs', run: tsx('tools/facts/lintFacts.ts')},
  {name: 'openapi', group: 'code', run: tsx('src/rest-reference/lintDocument.ts')},
  {name: 'unit', group: 'code', ...jest(), alone: true, tools: ['git', ...SAMPLES]},
  {name: 'samples', group: 'docs', run: tsx('tools/samples/main.ts'), counts: RAN, alone: true, tools: SAMPLES},
  {name: 'build', group: 'site', run: 'npm run --silent build', alone: true, tools: ['git']},
  {name: 'search', group: 'site', run: tsx('tests/search/judge/cli.ts'), counts: /^Judged searches: .*$/gm},
  {name: 'links', group: 'site', run: tsx('tests/links/main.ts')},
  {name: 'weight', group: 'site', run: tsx('tests/weight/main.ts'), tools: ['chromium', 'git', 'openssl']},
  {name: 'built', group: 'site', ...jest(`${config('server')} built.test`)},
  {name: 'server', group: 'site', ...jest(`${config('server')} server.test`), tools: ['nginx']},
  {name: 'browser', group: 'site', ...playwright('tests/browser'), tools: ['chromium', 'nginx']},
  {name: 'sweep', group: 'site', ...playwright('tests/sweep'), tools: ['chromium'], onlyByName: true},
  {
    name: 'examples',
    group: 'code',
    ...jest(config('examples'), 'npm run --silent pack && '),
    ...NAMED,
    tools: ['git', 'chromium'],
  },
  {
    name: 'engines',
    group: 'site',
    ...jest(config('engines')),
    ...NAMED,
    tools: ['firefox-esr', 'WebKitWebDriver', 'Xvfb'],
  },
];

/** What a changed file can break, as names of steps and groups: the first pattern that fits counts; without one, all. */
export const BROKEN_BY: readonly (readonly [pattern: RegExp, names: readonly string[]])[] = [
  [/^(versioned_)?docs\//, ['docs', 'unit', 'site']],
  [/\.md$|^\.github\//, ['format', 'markdown']],
  [/^(?!.*\.(browser|server|built|engine|example)\.test\.).*\.test\.tsx?$/, ['code']],
  [/^tools\/(authors|facts|prose|samples)\//, ['code', 'docs']],
  [
    /^(src\/(?!config|facts)|examples\/|packages\/|deploy\/|static\/|tests\/(?!command|run\.mjs)|tools\/)/,
    ['code', 'site'],
  ],
];

const OPTIONS = ['--all', '--changed', '--no-install'];
/** The names of what some changed files can break; none given means every step. */
export function findBroken(files: readonly string[]): string[] {
  const names = files.map((file) => BROKEN_BY.find(([pattern]) => pattern.test(file))?.[1] ?? []);
  return names.some((some) => some.length === 0) ? [] : names.flat();
}

/**
 * Chooses steps by the words after `npm test --`, in the order of the table.
 *
 * @throws when a word is neither a step nor a group nor an option, or when steps are named beside `--changed`
 */
export function selectSteps(words: readonly string[], changed = listChangedFiles): Step[] {
  const known = new Set([...steps.map(({name}) => name), ...steps.map(({group}) => group), ...OPTIONS]);
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length > 0)
    throw new Error(`There is no check called ${unknown.join(', ')}. Give any of: ${[...known].join(', ')}`);
  if (words.includes('--all')) return [...steps];
  let names = words.filter((word) => !OPTIONS.includes(word));
  if (words.includes('--changed')) {
    if (names.length > 0) throw new Error(`--changed chooses the checks: leave out ${names.join(', ')}`);
    const files = changed();
    if (files.length === 0) return [];
    names = findBroken(files);
  }
  return steps.filter(
    ({name, group, onlyByName}) =>
      names.includes(name) || (!onlyByName && (names.length === 0 || names.includes(group))),
  );
}
