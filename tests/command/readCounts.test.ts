import {describe, expect, it} from '@jest/globals';
import {readJest, readJudged, readPlaywright, readSamples} from './readCounts';

describe('what a step printed about its tests', () => {
  it.each([
    ['Jest', readJest, 'Tests:       2 failed, 40 passed, 42 total', {passed: 40, failed: 2}],
    ['Jest', readJest, 'Tests:       1 skipped, 40 passed, 41 total', {passed: 40, failed: 0}],
    ['the samples', readSamples, 'Samples: 469 passed, 3 failed', {passed: 469, failed: 3}],
    ['Playwright', readPlaywright, '  227 passed (5.4m)', {passed: 227, failed: 0}],
    ['Playwright', readPlaywright, '  2 failed\n  1 flaky\n  120 passed (1.2m)', {passed: 121, failed: 2}],
    ['Playwright', readPlaywright, '  1 failed\n', {passed: 0, failed: 1}],
    [
      'the judged searches',
      readJudged,
      'Judged searches: 130 answered among the first five, 1 sets below the floor',
      {passed: 130, failed: 1},
    ],
  ])('is read from %s', (_, read, output, counts) => {
    expect(read(`before\n${output}\nafter`)).toEqual(counts);
  });

  it.each([
    ['Jest', readJest],
    ['the samples', readSamples],
    ['Playwright', readPlaywright],
    ['the judged searches', readJudged],
  ])('is nothing where %s printed no count', (_, read) => {
    expect(read('Error: no tests found')).toBeNull();
  });
});
