import {afterEach, describe, expect, it, jest} from '@jest/globals';
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {createServer, type Socket} from 'node:net';
import {join} from 'node:path';
import {listen} from '../freePort';
import {createTemporaryFolder} from '../temporaryFolder';
import {countTests, excerptFailure, runInParallel, runStep} from './runSteps';
import {steps, type Step} from './steps';
import {formatMissing} from './tools';

const step = (name: string, change: Partial<Step> = {}): Step => ({
  name,
  group: 'code',
  run: name,
  minutes: 1,
  ...change,
});
const getNames = (chosen: readonly Step[]): string[] => chosen.map(({name}) => name);

it('formatMissing names missing programs, the checks that need them and how to install them', () => {
  const text = formatMissing(['go', 'gpg'], [step('samples', {tools: ['go', 'gpg']}), step('unit', {tools: ['go']})]);
  expect(text).toContain('go runs samples: samples, unit');
  expect(text).toContain('apt-get install --no-install-recommends golang-go gnupg');
});

describe('a step', () => {
  /** A program that keeps a connection to this test open while it runs. */
  async function startListening(): Promise<{program: string; connected: Promise<Socket>; close: () => void}> {
    const server = createServer();
    const port = await listen(server);
    return {
      program: `node -e "net.connect(${port}, '127.0.0.1').on('error', () => {})"`,
      connected: once(server, 'connection').then(([socket]) => socket as Socket),
      close: () => server.close(),
    };
  }

  afterEach(() => {
    jest.useRealTimers();
  });

  it('is stopped with its child processes after its time limit, and prints its last lines', async () => {
    jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance']});
    const {program, connected, close} = await startListening();
    const outcome = runStep(step('fixture', {run: `echo before; ${program} & wait; echo after`, minutes: 3}));
    const socket = await connected;
    const gone = once(socket.resume(), 'close');
    jest.advanceTimersByTime(3 * 60_000);
    await gone;
    const {failed, shown} = await outcome;
    close();
    expect(failed).toBe(1);
    expect(shown).toMatch(/^\nbefore\n\nFAIL {2}fixture +ended after its limit of 3 min; above are its last lines/);
  });

  it('stops child processes that are still running at its end', async () => {
    const {program, connected, close} = await startListening();
    const folder = createTemporaryFolder('left-');
    const gone = connected.then((socket) => {
      writeFileSync(join(folder, 'connected'), '');
      return once(socket.resume(), 'close');
    });
    const run = `${program} & until [ -e ${folder}/connected ]; do sleep 0.05; done`;
    expect(await runStep(step('fixture', {run}))).toMatchObject({failed: 0});
    await gone;
    close();
  });
});

describe('runInParallel', () => {
  it('runs two steps at a time, exclusive ones alone, and the build before steps that read it', async () => {
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
    expect([...started].sort()).toEqual(getNames(list).sort());
    expect(started.indexOf('build')).toBeLessThan(started.indexOf('links'));
    expect(Math.max(...together.map(({length}) => length))).toBe(2);
    expect(
      together.filter((names) => names.length > 1 && names.some((name) => ['build', 'unit'].includes(name))),
    ).toEqual([]);
  });

  it('rejects if a step throws', async () => {
    await expect(runInParallel([step('a')], () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  });
});

describe('countTests', () => {
  const counts = (name: string): RegExp | undefined => steps.find((each) => each.name === name)?.counts;

  it.each([
    ['unit', 0, 'Tests:       1 skipped, 40 passed, 41 total', {passed: 40, failed: 0}],
    ['unit', 1, 'Tests:       2 failed, 40 passed, 42 total', {passed: 40, failed: 2}],
    ['unit', 1, 'Tests:       40 passed, 40 total', {passed: 40, failed: 1}],
    ['unit', 0, 'No tests found, exiting with code 0', {passed: 0, failed: 0}],
    ['unit', 1, 'No tests found, exiting with code 1', {passed: 0, failed: 1}],
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
  ])('counts the tests of %s (exit code %d)', (name, code, output, expected) => {
    expect(countTests({counts: counts(name)}, code, `before\n${output}\nafter`)).toEqual(expected);
  });
});

describe('excerptFailure', () => {
  it.each(['  ● adds › two', '  1) [chromium] › a.ts:3 › opens', '[ERROR] Error: broken link'])(
    'starts at %s',
    (line) => {
      expect(excerptFailure(['before', line, 'after'])).toBe(`${line}\nafter`);
    },
  );

  it('returns the end of an output without a known failure', () => {
    expect(excerptFailure(Array.from({length: 100}, (_, at) => `line ${at}`)).split('\n')).toHaveLength(60);
  });
});
