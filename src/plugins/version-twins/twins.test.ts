import {describe, expect, it} from '@jest/globals';
import {collectTwins, type TwinPage} from './collectTwins';
import {findTwin} from './client/findTwin';

const v2 = (path: string): TwinPage => ({version: 'current', path, source: `docs${path}index.mdx`, twin: undefined});
const v1 = (path: string, twin?: string): TwinPage => ({version: 'v1', path, source: `v1${path}index.mdx`, twin});

const PAGES = [
  v2('/docs/'),
  v2('/docs/limits/'),
  v2('/docs/workspaces/'),
  v1('/docs/v1/limits/', '/limits/'),
  v1('/docs/v1/orgs/', '/workspaces/'),
  v1('/docs/v1/destinations/sql/', 'none'),
];

describe('collectTwins', () => {
  it('keeps only the pairs that the route does not tell', () => {
    expect(collectTwins(PAGES)).toEqual({'/docs/v1/orgs/': '/docs/workspaces/', '/docs/v1/destinations/sql/': ''});
  });

  it('refuses a twin that is no page, and a page without a word about its twin', () => {
    expect(() => collectTwins([...PAGES, v1('/docs/v1/a/', '/nope/'), v1('/docs/v1/b/')])).toThrow(
      /a\/index\.mdx:1 .*"v2: \/nope\/" is not a page[\s\S]*b\/index\.mdx:1 .*missing/,
    );
  });
});

describe('findTwin with several v1 pages for one v2 page', () => {
  it('leads back to the shortest address', () => {
    const twins = {'/docs/v1/quickstart/packages/': '/docs/code/', '/docs/v1/steps/code/': '/docs/code/'};
    const question = {path: '/docs/code/', target: 'v1', twins, samePath: undefined} as const;
    expect(findTwin(question)).toBe('/docs/v1/steps/code/');
  });
});

describe('findTwin', () => {
  const twins = collectTwins(PAGES);

  it.each([
    ['the same route', '/docs/v1/limits/', 'current', '/docs/limits/', '/docs/limits/'],
    ['a named twin', '/docs/v1/orgs/', 'current', undefined, '/docs/workspaces/'],
    ['no twin', '/docs/v1/destinations/sql/', 'current', undefined, null],
    ['back to the same route', '/docs/limits/', 'v1', '/docs/v1/limits/', '/docs/v1/limits/'],
    ['back to a named twin', '/docs/workspaces/', 'v1', undefined, '/docs/v1/orgs/'],
    ['no way back', '/docs/quickstart/', 'v1', undefined, null],
  ] as const)('%s', (_, path, target, samePath, expected) => {
    expect(findTwin({path, target, twins, samePath})).toBe(expected);
  });
});
