import {describe, expect, it} from '@jest/globals';
import {canonicalizePath, getBarePath} from './addresses';

const PAGES = [
  '/docs/',
  '/docs/limits/',
  '/docs/guide/',
  '/docs/guide/first-step.html',
  '/docs/überblick/',
  '/docs/100%/',
];
/** Finds a page like the router: ignores case and a trailing slash. */
const findPage = (path: string): string | undefined => {
  const bare = (address: string): string => address.replace(/\/$/, '').toLowerCase();
  return PAGES.find((page) => page === path) ?? PAGES.find((page) => bare(page) === bare(path));
};

describe('canonicalizePath', () => {
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
    ['/docs/limits.html', '/docs/limits/'],
    ['/docs//Limits.HTML', '/docs/limits/'],
    ['/docs/LIMITS/INDEX.html', '/docs/limits/'],
    ['/docs/limits.html/', '/docs/limits/'],
    ['/docs/limits/%20', '/docs/limits/'],
    ['/docs/%6Cimits', '/docs/limits/'],
    ['/docs/%C3%BCberblick.html', '/docs/%C3%BCberblick/'],
    ['/docs/%C3%BCberblick/', '/docs/%C3%BCberblick/'],
    ['/docs/100%25.html', '/docs/100%25/'],
  ])('converts %s to %s', (given, settled) => {
    expect(canonicalizePath(given, findPage)).toBe(settled);
  });

  it.each([
    '/docs/nope',
    '/docs/limits/more',
    '/docs/../limits',
    '',
    '/',
    '//evil',
    '/docs/nope.html',
    '/docs/.html.html',
  ])("%s isn't a page", (given) => {
    expect(canonicalizePath(given, findPage)).toBeNull();
  });
});

it("ignores a path that can't be decoded", () => {
  expect(canonicalizePath('/docs/%E0%A4%A', (path) => path)).toBeNull();
});

describe('getBarePath', () => {
  it.each([
    '/docs/limits/',
    '/docs/limits',
    '/docs//Limits/index.html',
    '/docs/limits.HTML',
    '/docs/limits.html/',
    '/docs/%6Cimits',
  ])('converts %s to /docs/limits', (path) => {
    expect(getBarePath(path)).toBe('/docs/limits');
  });

  it.each([
    ['/', ''],
    ['/docs/%E0%A4%A', '/docs/%E0%A4%A'],
    ['/docs/html', '/docs/html'],
    ['/docs/%C3%9Cber/', '/docs/über'],
  ])('converts %s to %s', (path, bare) => {
    expect(getBarePath(path)).toBe(bare);
  });
});
