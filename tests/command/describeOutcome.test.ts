import {describe, expect, it} from '@jest/globals';
import {describeOutcome, excerptFailure} from './describeOutcome';
import {countTests} from './runStep';
import type {Outcome, Step} from './step';
import {readJest} from './readCounts';

const step: Step = {name: 'unit', command: 'npm', args: [], seconds: 1, cores: 1};
const outcome = (change: Partial<Outcome> = {}): Outcome => ({
  step,
  passed: 3,
  failed: 0,
  seconds: 4.4,
  output: 'PASS a.test.ts\ndocs/a.mdx:3:1 warning long sentence\nTests: 3 passed',
  log: 'test-results/logs/unit.log',
  ...change,
});
const FAILED = outcome({failed: 1, output: 'PASS a\n  ● adds › two\n    expected 4\n'});

describe('describeOutcome', () => {
  it('says in one line that a step has passed', () => {
    expect(describeOutcome(outcome(), '3/16', false)).toMatch(/^\[3\/16\] ok {3}unit +4 s {2}3 passed$/);
  });

  it('shows the warnings of a passing step where pull requests are annotated', () => {
    expect(describeOutcome(outcome(), '3/16', true).split('\n')).toEqual([
      'docs/a.mdx:3:1 warning long sentence',
      expect.stringMatching(/^\[3\/16\] ok/),
    ]);
  });

  it('shows the failure first, then where the log is', () => {
    const [first, ...rest] = describeOutcome(FAILED, '3/16', false).trim().split('\n');
    expect(first).toBe('● adds › two');
    expect(rest.at(-1)).toMatch(/^\[3\/16\] FAIL unit .*1 failed, 3 passed, full log: test-results\/logs\/unit\.log$/);
  });

  it('shows all of a failing step in CI', () => {
    expect(describeOutcome(FAILED, '3/16', true)).toContain(FAILED.output.trimEnd());
  });
});

describe('excerptFailure', () => {
  it.each([
    ['Playwright', 'Running 2 tests\n  1) [chromium] › a.ts:3 › opens'],
    ['the build', 'building\n[ERROR] Error: broken link'],
  ])('begins at the failure of %s', (_, output) => {
    expect(excerptFailure(output)).toBe(output.split('\n')[1]);
  });

  it('is the end of an output whose failure has no mark', () => {
    const lines = Array.from({length: 100}, (_, index) => `line ${index}`);
    expect(excerptFailure(lines.join('\n')).split('\n')).toEqual(lines.slice(40));
  });
});

describe('countTests', () => {
  const counted: Step = {...step, readCounts: readJest};

  it.each([
    ['a step without tests that passes', step, 0, '', {passed: 1, failed: 0}],
    ['a step without tests that fails', step, 2, '', {passed: 0, failed: 1}],
    ['tests', counted, 1, 'Tests: 2 failed, 3 passed', {passed: 3, failed: 2}],
    ['a failure outside the tests', counted, 1, 'Tests: 3 passed', {passed: 3, failed: 1}],
    ['success without a count as a failure', counted, 0, '', {passed: 0, failed: 1}],
  ])('counts %s', (_, of, code, output, counts) => {
    expect(countTests(of, code, output)).toEqual(counts);
  });
});
