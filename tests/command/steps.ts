import {getChangedFiles} from '../../tools/getPageFiles';
import {
  narrowToFactBrowserTests,
  narrowToCode,
  narrowToPages,
  narrowToSamples,
  FACTS,
  type Narrow,
  PAGE,
  narrowToFactTests,
  narrowUnitTests,
} from './narrow';
import type {ToolName} from './tools';

/** One check of the test command. */
export type Step = {
  readonly name: string;
  /** Its command line. */
  readonly run: string;
  /** Group that can be selected by name. Steps in `site` run after the build, because they read it. */
  readonly group: 'code' | 'docs' | 'site';
  /** Whether no other step can run at the same time. */
  readonly alone?: boolean;
  /** Programs that it needs apart from Node.js and npm. */
  readonly tools?: readonly ToolName[];
  /** Whether it only runs if it's named, or with `--all`. */
  readonly onlyByName?: boolean;
  /** Matches the lines with the number of passed and failed tests. Without it, the step counts as one test. */
  readonly counts?: RegExp;
  /** Time limit in minutes. It only ends checks that hang: it's at least ten times what the check takes on two idle cores. */
  readonly minutes: number;
  /** Reduces it to what `--changed` needs to check. */
  readonly narrow?: Narrow;
};

const CACHE = '--cache --cache-strategy content --cache-location node_modules/.cache';
const SAMPLES: readonly ToolName[] = ['python3', 'go', 'curl', 'jq', 'gpg', 'openssl'];

const RAN = /^Samples: .*$/gm;
const NAMED = {alone: true, onlyByName: true};

const getTsxCommand = (file: string): string => `node --import tsx ${file}`;
const getConfigArgument = (folder: string): string => `--config tests/${folder}/jest.config.mjs`;
const createJestStep = (args = '', before = ''): Pick<Step, 'run' | 'counts'> => ({
  run: `${before}npm run --silent unit -- ${args}`,
  // Jest prints the second one with `--passWithNoTests`.
  counts: /^(?:Tests:.*|No tests found, exiting with code 0)$/gm,
});
const createPlaywrightStep = (folder: string): Pick<Step, 'run' | 'counts' | 'alone'> => ({
  run: `playwright test --config ${folder}/playwright.config.ts`,
  counts: /^ +\d+ (passed|failed|flaky)\b.*$/gm,
  alone: true,
});

const createServerStep = (kind: string): Pick<Step, 'run' | 'counts' | 'narrow'> => ({
  ...createJestStep(`${getConfigArgument('server')} --testMatch '**/*.${kind}.test.ts'`),
  narrow: narrowToFactTests,
});

/** All checks, in the order they start. */
export const steps: readonly Step[] = [
  {name: 'lint', group: 'code', run: `eslint --no-warn-ignored ${CACHE}/eslint/`, minutes: 60, narrow: narrowToCode},
  {name: 'types', group: 'code', run: 'tsc --noEmit', minutes: 30},
  {
    name: 'prose',
    group: 'docs',
    run: getTsxCommand('tools/prose/lintProse.ts'),
    tools: ['git'],
    minutes: 30,
    narrow: narrowToPages,
  },
  {name: 'format', group: 'code', run: `prettier --check --log-level warn ${CACHE}/prettier/cache.json .`, minutes: 30},
  {name: 'markdown', group: 'docs', run: 'markdownlint-cli2', minutes: 20},
  {
    name: 'pages',
    group: 'docs',
    run: getTsxCommand('tools/authors/findSourceProblems.ts'),
    tools: ['git'],
    minutes: 30,
  },
  {name: 'figures', group: 'docs', run: getTsxCommand('tools/facts/lintFacts.ts'), minutes: 20},
  {
    name: 'release',
    group: 'code',
    run: `${getTsxCommand('tools/pack/rehearseRelease.ts')} && npm run --silent pack && ${getTsxCommand('tools/pack/publish.ts')} --dry-run`,
    tools: ['git'],
    minutes: 60,
  },
  {name: 'openapi', group: 'code', run: getTsxCommand('src/features/rest-reference/lintDocument.ts'), minutes: 20},
  {
    name: 'unit',
    group: 'code',
    ...createJestStep(),
    alone: true,
    tools: ['git', ...SAMPLES],
    minutes: 120,
    narrow: narrowUnitTests,
  },
  {
    name: 'samples',
    group: 'docs',
    run: getTsxCommand('tools/samples/main.ts'),
    counts: RAN,
    alone: true,
    tools: SAMPLES,
    minutes: 60,
    narrow: narrowToSamples,
  },
  {name: 'build', group: 'site', run: 'npm run --silent build', alone: true, tools: ['git'], minutes: 60},
  {
    name: 'search',
    group: 'site',
    run: getTsxCommand('tests/search/judge/cli.ts'),
    counts: /^Judged searches: .*$/gm,
    minutes: 30,
  },
  {name: 'links', group: 'site', run: getTsxCommand('tests/links/main.ts'), minutes: 30},
  {name: 'weight', group: 'site', run: getTsxCommand('tests/weight/main.ts'), tools: ['chromium'], minutes: 60},
  {name: 'built', group: 'site', ...createServerStep('built'), minutes: 60},
  {name: 'server', group: 'site', ...createServerStep('server'), tools: ['nginx'], minutes: 60},
  {
    name: 'browser',
    group: 'site',
    ...createPlaywrightStep('tests/browser'),
    tools: ['chromium', 'nginx'],
    minutes: 120,
    narrow: narrowToFactBrowserTests,
  },
  {
    name: 'sweep',
    group: 'site',
    ...createPlaywrightStep('tests/sweep'),
    tools: ['chromium'],
    onlyByName: true,
    minutes: 120,
  },
  {
    name: 'examples',
    group: 'code',
    ...createJestStep(getConfigArgument('examples'), 'npm run --silent pack && '),
    ...NAMED,
    tools: ['git', 'chromium'],
    minutes: 120,
  },
  {
    name: 'engines',
    group: 'site',
    ...createJestStep(getConfigArgument('engines')),
    ...NAMED,
    tools: ['firefox-esr', 'WebKitWebDriver', 'Xvfb'],
    minutes: 60,
  },
];

/** Names of steps and groups that a changed file can break, using the first matching pattern; all of them without one. */
export const BROKEN_BY: readonly (readonly [pattern: RegExp, names: readonly string[]])[] = [
  // Source checks process a page like the build.
  [PAGE, ['docs', 'unit']],
  // Questions are used to test the search, and link to headings.
  [/^tests\/content\/.*\.json$/, ['docs', 'format', 'unit', 'build', 'search']],
  [/\.md$|^\.github\//, ['format', 'markdown', 'prose', 'unit']],
  [/^(?!.*\.(browser|server|built|engine|example)\.test\.).*\.test\.tsx?$/, ['code']],
  // Figures in text don't change the layout, weight or search.
  [FACTS, 'lint types format pages figures unit samples build links built server browser'.split(' ')],
  [/^tools\/(authors|facts|prose|samples)\//, ['code', 'docs']],
  [
    /^(src\/(?!config|facts)|examples\/|packages\/|deploy\/|static\/|tests\/(?!command|run\.mjs)|tools\/)/,
    ['code', 'site'],
  ],
];

const OPTIONS = ['--all', '--changed', '--install', '--no-install'];

/** Treats a changed YAML file as a change of the module that reads it. */
export const MODULE_OF_DATA: Readonly<Record<string, string>> = {
  'src/facts/cli.yaml': 'src/facts/cli.ts',
  'src/facts/errors.yaml': 'src/facts/errors.ts',
  'src/facts/figures.yaml': 'src/facts/index.ts',
  'src/facts/limits.yaml': 'src/facts/limitRules.ts',
};

/** Returns the names of steps and groups that a changed file can break; none means all of them. */
const findBrokenBy = (file: string): readonly string[] => BROKEN_BY.find(([pattern]) => pattern.test(file))?.[1] ?? [];

/** Selects the steps that changed files can break, narrowed to these files. */
function selectBroken(changed: readonly string[]): Step[] {
  const files = changed.map((file) => MODULE_OF_DATA[file] ?? file);
  const broken = files.map((file) => ({file, names: findBrokenBy(file)}));
  return steps.flatMap((step) => {
    const {name, group, onlyByName, narrow} = step;
    const own = broken.filter(({names}) => names.length === 0 || names.includes(name) || names.includes(group));
    if (onlyByName || own.length === 0) return [];
    if (!narrow || own.some(({names}) => names.length === 0)) return [step];
    const args = narrow(own.map(({file}) => file));
    return args ? [{...step, run: [step.run, ...args.map((arg) => `'${arg}'`)].join(' ')}] : [];
  });
}

/**
 * Chooses steps by the words after `npm test --`, in the order of the table.
 *
 * @throws when a word is neither a step nor a group nor an option, or when steps are named beside `--changed`
 */
export function selectSteps(words: readonly string[], changed = getChangedFiles): Step[] {
  const known = new Set([...steps.map(({name}) => name), ...steps.map(({group}) => group), ...OPTIONS]);
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length > 0)
    throw new Error(`There is no check called ${unknown.join(', ')}. Give any of: ${[...known].join(', ')}`);
  if (words.includes('--all')) return [...steps];
  const names = words.filter((word) => !OPTIONS.includes(word));
  if (words.includes('--changed')) {
    if (names.length > 0) throw new Error(`--changed chooses the checks: leave out ${names.join(', ')}`);
    return selectBroken(changed());
  }
  return steps.filter(
    ({name, group, onlyByName}) =>
      names.includes(name) || (!onlyByName && (names.length === 0 || names.includes(group))),
  );
}

/** Whether the command can install programs: with `--install`, in CI, or when running all checks. */
export function mayInstall(words: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  const isWhole = words.every((word) => word === '--all');
  return !words.includes('--no-install') && (words.includes('--install') || isWhole || Boolean(env.CI));
}
