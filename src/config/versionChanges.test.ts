import {expect, it} from '@jest/globals';
import {changesRoot, changesRoute} from './versionChanges';
import {versionById} from './versions';

it.each([
  ['/v1/workflows/events/', '/changes/v1-v2/workflows/events/'],
  ['/v1/', '/changes/v1-v2/front-page/'],
  ['/v1/quickstart/new.html', '/changes/v1-v2/quickstart/new/'],
])('%s is compared at %s, below the list', (route, expected) => {
  expect(changesRoute(route)).toBe(expected);
  expect(expected.startsWith(changesRoot(versionById('v1')))).toBe(true);
});
