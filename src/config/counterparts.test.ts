import {describe, expect, it} from '@jest/globals';
import {getChangesAnchor, findCounterpartPath, getLatestRoute} from './counterparts';
import {versions} from './versions';

describe('getLatestRoute', () => {
  const older = versions
    .filter(({status}) => status === 'older')
    .flatMap(({prefix}) => [
      ['the page in the front matter', `${prefix}orgs/`, {latest: '/workspaces/'}, '/workspaces/'],
      ['the same route without front matter', `${prefix}limits/`, {}, '/limits/'],
      ['no route if front matter says `none`', `${prefix}destinations/sql/`, {latest: 'none'}, null],
    ]);

  it.each([...older, ['none for a page of the latest version', '/limits/', {}, null]] as [
    string,
    string,
    Readonly<Record<string, unknown>>,
    string | null,
  ][])('is %s: %s', (_, route, frontMatter, expected) => {
    expect(getLatestRoute(route, frontMatter)).toBe(expected);
  });
});

it.each(
  versions.flatMap(({prefix}) => [
    [prefix, 'front-page'],
    [`${prefix}limits/`, 'limits'],
    [`${prefix}workflows/events/`, 'workflows-events'],
  ]),
)('the row of %s has the anchor %s', (route, anchor) => {
  expect(getChangesAnchor(route)).toBe(anchor);
});

describe('findCounterpartPath', () => {
  const counterparts = {
    '/docs/v1/orgs/': '/docs/workspaces/',
    '/docs/v1/orgs/start/': '/docs/workspaces/',
    '/docs/v1/sql/': '',
    '/docs/v2/teams/': '/docs/workspaces/',
  };

  it.each([
    ['to the same route', '/docs/v1/limits/', '', '/docs/limits/', '/docs/limits/'],
    ['to a named counterpart', '/docs/v1/orgs/', '', undefined, '/docs/workspaces/'],
    ['nowhere without a counterpart', '/docs/v1/sql/', '', undefined, null],
    ['back to the same route', '/docs/limits/', 'v1', '/docs/v1/limits/', '/docs/v1/limits/'],
    ['back to the shortest route that leads to it', '/docs/workspaces/', 'v1', undefined, '/docs/v1/orgs/'],
    ['nowhere if no page mentions it', '/docs/quickstart/', 'v1', undefined, null],
    ['from the latest version to the requested version', '/docs/workspaces/', 'v2', undefined, '/docs/v2/teams/'],
    ['between older pages with the same counterpart', '/docs/v1/orgs/', 'v2', undefined, '/docs/v2/teams/'],
  ])('returns the counterpart: %s', (_, path, version, samePath, expected) => {
    const target = {isLast: version === '', path: `/docs/${version}`};
    expect(findCounterpartPath({path, target, counterparts, samePath})).toBe(expected);
  });
});
