import {readJest, readJudged, readPlaywright, readSamples} from './readCounts';
import type {Step} from './step';

const npmRun = (script: string, ...args: readonly string[]): Pick<Step, 'command' | 'args'> => ({
  command: 'npm',
  args: ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])],
});

const SAMPLE_TOOLS = ['python3', 'go', 'curl', 'jq', 'gpg'];

/** The checks of the test command. They start in this order, as many at a time as there are cores for. */
export const steps: readonly Step[] = [
  {name: 'lint', ...npmRun('lint:code'), seconds: 75, cores: 1},
  {name: 'types', ...npmRun('types'), seconds: 25, cores: 1},
  {name: 'prose', ...npmRun('lint:prose'), seconds: 20, cores: 1},
  {name: 'format', ...npmRun('lint:format'), seconds: 15, cores: 1},
  {name: 'markdown', ...npmRun('lint:markdown'), seconds: 6, cores: 1},
  {name: 'pages', ...npmRun('lint:pages'), seconds: 4, cores: 1},
  {name: 'figures', ...npmRun('lint:facts'), seconds: 4, cores: 1},
  {name: 'openapi', ...npmRun('lint:openapi'), seconds: 4, cores: 1},
  {name: 'unused facts', ...npmRun('facts:unused'), seconds: 2, cores: 1},
  {name: 'unit', ...npmRun('unit'), seconds: 80, cores: 2, tools: SAMPLE_TOOLS, readCounts: readJest, reporter: 'jest'},
  {name: 'samples', ...npmRun('samples'), seconds: 55, cores: 2, tools: SAMPLE_TOOLS, readCounts: readSamples},
  {name: 'build', ...npmRun('build'), seconds: 55, cores: 2},
  {name: 'search', ...npmRun('search:judge'), seconds: 12, cores: 1, after: ['build'], readCounts: readJudged},
  {name: 'links', ...npmRun('links'), seconds: 3, cores: 1, after: ['build']},
  {name: 'weight', ...npmRun('weight', '--bytes'), seconds: 15, cores: 1, after: ['build'], needsBrowser: true},
  {
    name: 'built',
    ...npmRun('built'),
    seconds: 50,
    cores: 1,
    after: ['build'],
    readCounts: readJest,
    reporter: 'jest',
  },
  {
    name: 'server',
    ...npmRun('server'),
    seconds: 15,
    cores: 1,
    after: ['build'],
    tools: ['nginx'],
    readCounts: readJest,
    reporter: 'jest',
  },
  {
    name: 'browser',
    ...npmRun('browser'),
    seconds: 210,
    cores: 2,
    after: ['build'],
    needsBrowser: true,
    tools: ['nginx'],
    readCounts: readPlaywright,
    reporter: 'playwright',
  },
  {
    name: 'sweep',
    ...npmRun('sweep'),
    seconds: 550,
    cores: 2,
    after: ['build'],
    onlyByName: true,
    needsBrowser: true,
    readCounts: readPlaywright,
  },
  {
    name: 'offline',
    ...npmRun('offline:check'),
    seconds: 110,
    cores: 2,
    after: ['build'],
    onlyByName: true,
    needsBrowser: true,
    tools: ['qpdf'],
    readCounts: readJest,
  },
  {
    name: 'engines',
    ...npmRun('engines'),
    seconds: 60,
    cores: 2,
    after: ['build'],
    onlyByName: true,
    tools: ['firefox-esr', 'WebKitWebDriver', 'Xvfb'],
    readCounts: readJest,
  },
];

/** Several steps under one name. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  /** What a change of text needs. */
  docs: ['prose', 'markdown', 'pages', 'figures', 'samples'],
};
