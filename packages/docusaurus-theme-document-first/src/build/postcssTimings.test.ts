import {describe, expect, it} from '@jest/globals';
import {DEFAULT_TIMINGS as timings} from '../options';
import {replaceTimings} from './postcssTimings';

describe('replaceTimings', () => {
  it('writes the duration in milliseconds', () => {
    expect(replaceTimings('background-color timing(copyFlash) ease', timings)).toBe(
      `background-color ${timings.copyFlash}ms ease`,
    );
  });

  it('leaves timing functions alone', () => {
    expect(replaceTimings('color 1s cubic-bezier(0, 0, 1, 1)', timings)).toBe('color 1s cubic-bezier(0, 0, 1, 1)');
  });

  it('names the durations there are when one is unknown', () => {
    expect(() => replaceTimings('timing(flash)', timings)).toThrow(/no such duration.*copyFlash/);
  });
});
