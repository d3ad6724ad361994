import {describe, expect, it} from '@jest/globals';
import {changesAnchor, findCounterpartRoute} from './counterparts';

describe('findCounterpartRoute', () => {
  it.each([
    ['the page that front matter names', '/v1/orgs/', {v2: '/workspaces/'}, '/workspaces/'],
    ['the same route where front matter is silent', '/v1/limits/', {}, '/limits/'],
    ['none where front matter says so', '/v1/destinations/sql/', {v2: 'none'}, null],
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
  expect(changesAnchor(route)).toBe(anchor);
});
