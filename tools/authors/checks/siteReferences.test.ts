import {expect, it} from '@jest/globals';
import {findRedirectProblems} from './siteReferences';

/** Checks a redirect to the only page, the limits. */
const check = (from: string): string[] =>
  findRedirectProblems(
    (file) => file === 'docs/limits/index.mdx',
    () => true,
    [{from: from as `/${string}`, to: '/limits/'}],
  );

it.each(['/docs', '/docs/'])('reports a redirect from the base path %s', (from) => {
  expect(check(from)).toEqual([
    `src/config/redirects.ts:1: the redirect from ${from} is the base path, which leads to the front page; allowed: the path below /docs/; remove the redirect`,
  ]);
});

it.each([
  ['/docs/old', 'write /old'],
  ['/docs/old/page/', 'write /old/page/'],
  ['/docs/limits/memory', 'write /limits/memory'],
])('reports %s, which starts with the base path', (from, words) => {
  expect(check(from)).toEqual([expect.stringContaining(words)]);
});

it.each(['/docs?page=old', '/docs#old', 'docs'])("reports %s, which isn't a path", (from) => {
  expect(check(from)).toEqual([expect.stringContaining("isn't a path")]);
});

it('suggests the route that a redirect to no page may mean', () => {
  const found = findRedirectProblems(
    () => false,
    () => true,
    [{from: '/quotas', to: '/limit/'}],
  );
  expect(found).toEqual([expect.stringContaining('did you mean "/limits/"?')]);
});

it.each(['/docs-old', '/documents/', '/old/docs', '/docs.html', '/old/docs/page'])('accepts %s', (from) => {
  expect(check(from)).toEqual([]);
});
