import {describe, expect, it} from '@jest/globals';
import {getChangesAnchor, findCounterpart, findCounterpartRoute} from './counterparts';

describe('findCounterpartRoute', () => {
  it.each([
    ['the page that front matter names', '/v1/orgs/', {latest: '/workspaces/'}, '/workspaces/'],
    ['the same route where front matter is silent', '/v1/limits/', {}, '/limits/'],
    ['none where front matter says so', '/v1/destinations/sql/', {latest: 'none'}, null],
    ['none for a page of the latest version', '/limits/', {}, null],
  ] as const)('is %s', (_, route, frontMatter, expected) => {
    expect(findCounterpartRoute(route, frontMatter)).toBe(expected);
  });
});

it.each([
  ['/v1/', 'front-page'],
  ['/v1/limits/', 'limits'],
  ['/v1/workflows/events/', 'workflows-events'],
])('the row of %s has the anchor %s', (route, anchor) => {
  expect(getChangesAnchor(route)).toBe(anchor);
});

describe('findCounterpart', () => {
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
    ['back to the shortest of those that name it', '/docs/workspaces/', 'v1', undefined, '/docs/v1/orgs/'],
    ['nowhere where nothing names it', '/docs/quickstart/', 'v1', undefined, null],
    ['from the latest version to the one asked for', '/docs/workspaces/', 'v2', undefined, '/docs/v2/teams/'],
    ['between older pages that lead to one latest page', '/docs/v1/orgs/', 'v2', undefined, '/docs/v2/teams/'],
  ])('leads %s', (_, path, version, samePath, expected) => {
    const target = {isLast: version === '', path: `/docs/${version}`};
    expect(findCounterpart({path, target, counterparts, samePath})).toBe(expected);
  });
});
