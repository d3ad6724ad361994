import {describe, expect, it} from '@jest/globals';
import {describePlan, describeProgress, formatDuration} from './progress';
import type {Step} from './step';

const step = (name: string, seconds: number, cores: 1 | 2): Step => ({name, command: name, args: [], seconds, cores});
const [types, build, browser] = [step('types', 20, 1), step('build', 50, 2), step('browser', 250, 2)];
const ALL = [types, build, browser];

describe('progress', () => {
  it('says what a run consists of, and how long it takes', () => {
    expect(describePlan(ALL)).toBe('3 checks, about 5 min: types, build, browser');
  });

  it('says which steps run, how far the run is, and how long it still takes', () => {
    expect(describeProgress(ALL, [types], [build])).toBe('[1/3] build (about 5 min left)');
    expect(describeProgress(ALL, [types, browser], [build])).toBe('[2/3] build (about 50 s left)');
  });

  it.each([
    [0.4, '0 s'],
    [89, '89 s'],
    [150, '3 min'],
  ])('writes %d s as %s', (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words);
  });
});
