import {expect, it} from '@jest/globals';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {addCategoryKeys} from './sidebarKeys';

const category = (label: string, items: PropSidebarItem[] = [], key?: string): PropSidebarItem => ({
  type: 'category',
  label,
  key,
  items,
  collapsed: true,
  collapsible: true,
});

const getKeys = (items: readonly PropSidebarItem[]): unknown =>
  items.map((item) => (item.type === 'category' ? [item.key, getKeys(item.items)] : null));

it('identifies categories by key or label, numbering duplicates in a list', () => {
  const link: PropSidebarItem = {type: 'link', label: 'Same', href: '/'};
  const items = [link, category('Same', [category('Same')]), category('Same'), category('Other', [], 'own'), link];
  expect(getKeys(addCategoryKeys(items))).toEqual([
    null,
    ['Same', [['Same', []]]],
    ['Same (2)', []],
    ['own', []],
    null,
  ]);
});
