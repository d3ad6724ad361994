import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {countTests, excerptFailure, runInParallel, runStep} from './runSteps';
import {BROKEN_BY, findBroken, selectSteps, steps, type Step} from './steps';
import {describeMissing, makeEnvironment, prepareTools} from './tools';

const step = (name: string, change: Partial<Step> = {}): Step => ({name, group: 'code', run: name, ...change});
const namesOf = (chosen: readonly Step[]): string[] => chosen.map(({name}) => name);
const select = (...words: readonly string[]): string[] => namesOf(selectSteps(words, () => ['docs/limits/index.mdx']));

describe('the programs of a step', () => {
  const {PATH} = process.env;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'programs-'));
    for (const name of ['jq', 'undeclared']) {
      writeFileSync(join(folder, name), '#!/bin/sh\necho "Tests: 1 passed"\n');
      chmodSync(join(folder, name), 0o755);
    }
    process.env.PATH = [folder, PATH].join(delimiter);
  });
  afterEach(() => {
    process.env.PATH = PATH;
    rmSync(folder, {recursive: true});
  });

  it('are found if the step declares them', async () => {
    expect(await runStep(step('fixture', {run: 'jq', tools: ['jq']}))).toMatchObject({passed: 1, failed: 0});
  });

  it.each(['jq', 'undeclared', 'node -e "child_process.execFileSync(`jq`)"'])(
    'are not found if it does not: %s fails, and the step to mend is named',
    async (run) => {
      const {failed, shown} = await runStep(step('fixture', {run}));
      expect(failed).toBe(1);
      expect(shown).toMatch(/(jq|undeclared) was not found.*tools of fixture in tests\/command\/steps\.ts/);
    },
  );

  it('run beside Node.js, npm, a shell and the packages of this project', async () => {
    const run = 'node --version && npm --version && bash -c "ls | head -n 1" && tsc --version';
    expect(await runStep(step('fixture', {run}))).toMatchObject({failed: 0});
  });

  it('do not include a browser by another way', () => {
    process.env.CHROMIUM_PATH = '/somewhere/chromium';
    expect(makeEnvironment(step('fixture')).CHROMIUM_PATH).toBe('');
    expect(makeEnvironment(step('fixture', {tools: ['chromium']})).CHROMIUM_PATH).toBe('/somewhere/chromium');
    delete process.env.CHROMIUM_PATH;
  });

  it('are named with why, and how to install them, before anything is installed', () => {
    const text = describeMissing(
      ['go', 'gpg'],
      [step('samples', {tools: ['go', 'gpg']}), step('unit', {tools: ['go']})],
    );
    expect(text).toContain('go runs samples: samples, unit');
    expect(text).toContain('apt-get install --no-install-recommends golang-go gnupg');
  });

  it('end the command if one is missing and nothing may be installed', () => {
    process.env.PATH = '';
    process.env.TEST_STEP = 'fixture';
    expect(() => prepareTools([step('unit', {tools: ['jq']})], false)).toThrow('jq is called by samples: unit');
    delete process.env.TEST_STEP;
  });
});

describe('selectSteps', () => {
  it('takes all steps but those that have to be named', () => {
    const named = steps.filter(({onlyByName}) => onlyByName);
    expect(select()).toEqual(namesOf(steps.filter((each) => !named.includes(each))));
    expect(select('--all')).toEqual(namesOf(steps));
    expect(named).not.toEqual([]);
  });

  it('takes names and groups, in the order of the table', () => {
    expect(select('sweep', 'types')).toEqual(['types', 'sweep']);
    expect(select('docs')).toEqual(namesOf(steps.filter(({group}) => group === 'docs')));
  });

  it('takes what changed files can break', () => {
    expect(select('--changed')).toEqual(expect.arrayContaining(['prose', 'samples', 'build', 'links']));
    expect(select('--changed')).not.toContain('lint');
    expect(selectSteps(['--changed'], () => [])).toEqual([]);
  });

  it('refuses an unknown name, and says which there are', () => {
    expect(() => select('unti')).toThrow(/no check called unti.*unit.*docs.*--changed/);
    expect(() => select('--changed', 'unit')).toThrow('leave out unit');
  });
});

describe('findBroken', () => {
  it.each([
    ['src/theme/README.md', 'markdown'],
    ['src/theme/Tabs.test.tsx', 'code'],
    ['tools/samples/main.ts', 'docs'],
    ['packages/docs-mcp/src/index.ts', 'site'],
    ['tests/browser/site/versions.browser.test.ts', 'site'],
  ])('%s can break %s', (file, name) => {
    expect(findBroken([file])).toContain(name);
  });

  it.each(['package.json', 'src/config/versions.ts', 'src/facts/limits.ts', 'tests/command/main.ts', 'new/kind.txt'])(
    '%s can break everything',
    (file) => {
      expect(findBroken(['README.md', file])).toEqual([]);
    },
  );

  it('knows only steps and groups that exist', () => {
    const known = new Set(steps.flatMap(({name, group}) => [name, group]));
    expect(BROKEN_BY.flatMap(([, names]) => names).filter((name) => !known.has(name as Step['group']))).toEqual([]);
  });
});

describe('runInParallel', () => {
  it('runs every step once: two at a time, those that need both cores alone, the build before its readers', async () => {
    const started: string[] = [];
    const together: string[][] = [];
    const running = new Set<string>();
    const list = [
      step('links', {group: 'site'}),
      step('build', {group: 'site', alone: true}),
      step('lint'),
      step('types'),
      step('prose'),
      step('unit', {alone: true}),
    ];
    await runInParallel(list, async ({name}) => {
      started.push(name);
      running.add(name);
      together.push([...running]);
      await new Promise((done) => setImmediate(done));
      running.delete(name);
    });
    expect([...started].sort()).toEqual(namesOf(list).sort());
    expect(started.indexOf('build')).toBeLessThan(started.indexOf('links'));
    expect(Math.max(...together.map(({length}) => length))).toBe(2);
    expect(
      together.filter((names) => names.length > 1 && names.some((name) => ['build', 'unit'].includes(name))),
    ).toEqual([]);
  });

  it('passes the error of a step on', async () => {
    await expect(runInParallel([step('a')], () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  });
});

describe('countTests', () => {
  const counts = (name: string): RegExp | undefined => steps.find((each) => each.name === name)?.counts;

  it.each([
    ['unit', 0, 'Tests:       1 skipped, 40 passed, 41 total', {passed: 40, failed: 0}],
    ['unit', 1, 'Tests:       2 failed, 40 passed, 42 total', {passed: 40, failed: 2}],
    ['unit', 1, 'Tests:       40 passed, 40 total', {passed: 40, failed: 1}],
    ['unit', 0, 'no tests found', {passed: 0, failed: 1}],
    ['samples', 0, 'Samples: 469 passed, 0 failed', {passed: 469, failed: 0}],
    ['browser', 1, '  2 failed\n  1 flaky\n  120 passed (1.2m)', {passed: 121, failed: 2}],
    [
      'search',
      1,
      'Judged searches: 130 answered among the first five, 1 sets below the floor',
      {passed: 130, failed: 1},
    ],
    ['types', 0, '', {passed: 1, failed: 0}],
    ['types', 2, 'error', {passed: 0, failed: 1}],
  ])('reads what %s printed (exit code %d)', (name, code, output, expected) => {
    expect(countTests({counts: counts(name)}, code, `before\n${output}\nafter`)).toEqual(expected);
  });
});

describe('excerptFailure', () => {
  it.each(['  ● adds › two', '  1) [chromium] › a.ts:3 › opens', '[ERROR] Error: broken link'])(
    'begins at %s',
    (line) => {
      expect(excerptFailure(['before', line, 'after'])).toBe(`${line}\nafter`);
    },
  );

  it('is the end of an output whose failure has no mark', () => {
    expect(excerptFailure(Array.from({length: 100}, (_, at) => `line ${at}`)).split('\n')).toHaveLength(60);
  });
});
