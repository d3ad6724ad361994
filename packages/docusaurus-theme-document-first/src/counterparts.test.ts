import {describe, expect, it} from '@jest/globals';
import {collectCounterparts, findCounterpart, type VersionedPage} from './counterparts';

const latest = {isLast: true, label: 'v2', path: '/docs/'};

const v2 = (path: string): VersionedPage => ({
  version: latest,
  latest,
  path,
  source: `docs${path}index.mdx`,
  counterpart: undefined,
});
const v1 = (path: string, counterpart?: string): VersionedPage => ({
  version: {isLast: false, label: 'v1', path: '/docs/v1'},
  latest,
  path,
  source: `v1${path}index.mdx`,
  counterpart,
});

const PAGES = [
  v2('/docs/'),
  v2('/docs/limits/'),
  v2('/docs/workspaces/'),
  v1('/docs/v1/limits/', '/limits/'),
  v1('/docs/v1/orgs/', '/workspaces/'),
  v1('/docs/v1/destinations/sql/', 'none'),
];

describe('collectCounterparts', () => {
  it('keeps only the pairs that the route does not tell', () => {
    expect(collectCounterparts(PAGES, 'v2')).toEqual({
      '/docs/v1/orgs/': '/docs/workspaces/',
      '/docs/v1/destinations/sql/': '',
    });
  });

  it('takes the same route for a page that names no counterpart', () => {
    expect(collectCounterparts([v2('/docs/limits/'), v1('/docs/v1/limits/')], 'v2')).toEqual({});
  });

  it('refuses a counterpart that is no page, and a page without a word about its counterpart', () => {
    expect(() => collectCounterparts([...PAGES, v1('/docs/v1/a/', '/nope/'), v1('/docs/v1/b/')], 'v2')).toThrow(
      /a\/index\.mdx:1 .*"v2: \/nope\/" is not a page[\s\S]*b\/index\.mdx:1 .*missing, and v2 has no page \/docs\/b\//,
    );
  });
});

describe('findCounterpart with several v1 pages for one v2 page', () => {
  it('leads back to the shortest address', () => {
    const counterparts = {'/docs/v1/quickstart/packages/': '/docs/code/', '/docs/v1/steps/code/': '/docs/code/'};
    const question = {
      path: '/docs/code/',
      targetIsLatest: false,
      counterparts,
      samePath: undefined,
      targetPath: '/docs/v1',
    } as const;
    expect(findCounterpart(question)).toBe('/docs/v1/steps/code/');
  });
});

describe('findCounterpart', () => {
  const counterparts = collectCounterparts(PAGES, 'v2');

  it.each([
    ['the same route', '/docs/v1/limits/', true, '/docs/limits/', '/docs/limits/'],
    ['a named counterpart', '/docs/v1/orgs/', true, undefined, '/docs/workspaces/'],
    ['no counterpart', '/docs/v1/destinations/sql/', true, undefined, null],
    ['back to the same route', '/docs/limits/', false, '/docs/v1/limits/', '/docs/v1/limits/'],
    ['back to a named counterpart', '/docs/workspaces/', false, undefined, '/docs/v1/orgs/'],
    ['no way back', '/docs/quickstart/', false, undefined, null],
  ] as const)('%s', (_, path, targetIsLatest, samePath, expected) => {
    expect(
      findCounterpart({
        path,
        targetIsLatest,
        targetPath: targetIsLatest ? '/docs/' : '/docs/v1',
        counterparts,
        samePath,
      }),
    ).toBe(expected);
  });
});

describe('findCounterpart among three versions', () => {
  const counterparts = {'/docs/v1/orgs/': '/docs/workspaces/', '/docs/v2/teams/': '/docs/workspaces/'};

  it.each([
    ['from the latest version to the one asked for', '/docs/workspaces/', '/docs/v2', '/docs/v2/teams/'],
    ['between older pages that lead to one latest page', '/docs/v1/orgs/', '/docs/v2', '/docs/v2/teams/'],
  ])('leads %s', (_, path, targetPath, expected) => {
    expect(findCounterpart({path, targetIsLatest: false, targetPath, counterparts, samePath: undefined})).toBe(
      expected,
    );
  });
});
