import {describe, expect, it} from '@jest/globals';
import {canonicalisePath} from './addresses';

const PAGES = new Set(['/docs/', '/docs/limits/', '/docs/guide/', '/docs/guide/first-step.html']);
const isPage = (path: string): boolean => PAGES.has(path);

describe('canonicalisePath', () => {
  it.each([
    ['/docs/', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/limits', '/docs/limits/'],
    ['/docs///limits//index.html', '/docs/limits/'],
    ['/docs/guide/first-step.html', '/docs/guide/first-step.html'],
    ['/docs/guide/first-step.html/', '/docs/guide/first-step.html'],
    ['/docs/guide/first-step', '/docs/guide/first-step.html'],
    ['/docs/guide/first-step/', '/docs/guide/first-step.html'],
    ['/docs/guide', '/docs/guide/'],
  ])('%s is the page %s', (given, settled) => {
    expect(canonicalisePath(given, isPage)).toBe(settled);
  });

  it.each(['/docs/nope', '/docs/limits/more', '/docs/../limits', '', '/', '//evil', '/docs/limits.html'])(
    '%s is no page',
    (given) => {
      expect(canonicalisePath(given, isPage)).toBeNull();
    },
  );
});

it('asks about no path that cannot be decoded', () => {
  expect(canonicalisePath('/docs/%E0%A4%A', () => true)).toBeNull();
});
