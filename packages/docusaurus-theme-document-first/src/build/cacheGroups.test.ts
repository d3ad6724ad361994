import {expect, it} from '@jest/globals';
import {findComponent} from './cacheGroups';

it.each([
  ['/site/src/components/DataTable/styles.module.css', 'DataTable'],
  ['C:\\site\\src\\components\\Limit\\styles.module.css', 'Limit'],
  ['/site/src/components/Screen/parts/parts.module.css', 'Screen'],
  ['/site/src/theme/SearchPage/styles.module.css', 'SearchPage'],
  ['/site/src/css/base.css', null],
  ['/site/src/theme/Tabs/styles.module.css', null],
])('findComponent: %s belongs to %s', (file, component) => {
  expect(findComponent(file, ['src/components'])).toBe(component);
});
