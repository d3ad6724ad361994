import {describe, expect, it} from '@jest/globals';
import {findFigures, findLimits} from './getLimit';

describe('findLimits', () => {
  it.each([
    ['http-body', 'http-body'],
    ['limits.payloadSize', 'http-body'],
    ['payloadSize', 'http-body'],
    ['How large is the payload size limit?', 'http-body'],
    ['maximum memory', 'memory'],
    ['disk', 'disk'],
    ['keys of a bulk read', 'data-store-bulk-read'],
  ])('%s means %s', (name, id) => {
    expect(findLimits(name, 'v2')[0]?.id).toBe(id);
  });

  it.each(['', '?', 'the limit', 'how long can a workflow run', 'constructor', 'x'.repeat(200)])(
    'is empty for %.40s rather than guessing',
    (name) => {
      expect(findLimits(name, 'v2')).toEqual([]);
    },
  );
});

describe('findFigures', () => {
  it.each([
    ['dailyCredits', 'v2', 'billing.dailyCredits'],
    ['python version', 'v2', 'runtimes.python'],
    ['sqlRetention', 'v1', 'limits.sqlRetention'],
  ] as const)('%s in %s means %s', (name, version, key) => {
    expect(findFigures(name, version)).toContain(key);
  });

  it('knows no figure of v1 in v2', () => {
    expect(findFigures('sqlRetention', 'v2')).toEqual([]);
  });
});
