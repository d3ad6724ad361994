import {describe, expect, it} from '@jest/globals';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {dropRepeatedCrumbs, findMenuEntry, findSidebarEntry} from './placeOfPage';

const link = (href: string): PropSidebarItem => ({type: 'link', href, label: href});

const SIDEBAR: PropSidebarItem[] = [
  link('/docs/start/'),
  {
    type: 'category',
    label: 'Code',
    href: '/docs/code/',
    collapsed: true,
    collapsible: true,
    items: [link('/docs/code/go/')],
  },
];

describe('entry of the sidebar', () => {
  it('is the page itself where the sidebar lists it', () => {
    expect(findSidebarEntry(SIDEBAR, '/docs/start/', ['/docs/code/'])).toBe('/docs/start/');
    expect(findSidebarEntry(SIDEBAR, '/docs/code/', [])).toBe('/docs/code/');
  });

  it('is the nearest listed parent of any other page', () => {
    const parents = ['/docs/code/', '/docs/code/go/'];
    expect(findSidebarEntry(SIDEBAR, '/docs/code/go/files/', parents)).toBe('/docs/code/go/');
    expect(findSidebarEntry(SIDEBAR, '/docs/code/new/', ['/docs/code/', '/docs/code/none/'])).toBe('/docs/code/');
  });

  it('is none of the entries for a page with no listed parent', () => {
    expect(findSidebarEntry(SIDEBAR, '/docs/changes/', [])).toBe('/docs/changes/');
  });
});

describe('entry of the top menu', () => {
  const home = {to: '/', sidebar: 'docs'};
  const guides = {to: '/guides/'};
  const reference = {sidebar: 'reference'};
  const entries = [home, guides, reference, {}];

  it.each([
    ['the front page', '/', undefined, home],
    ['a page of the sidebar', '/workflows/steps/', 'docs', home],
    ['a page below an entry, although its sidebar is that of another', '/guides/approvals/', 'docs', guides],
    ['a menu that leads to no page', '/limits/', 'reference', reference],
    ['a page without a sidebar', '/search/', undefined, undefined],
  ])('marks %s', (_, route, sidebar, expected) => {
    expect(findMenuEntry(entries, route, sidebar)).toBe(expected);
  });
});

it('says a name once where a group is called like its page', () => {
  const crumbs = [{label: 'WorkFlows'}, {label: 'Workflows', href: '/docs/v1/workflows/'}];
  expect(dropRepeatedCrumbs(crumbs)).toEqual([crumbs[1]]);
  const others = [{label: 'Code', href: '/docs/code/'}, {label: 'Go'}, {label: 'Code'}];
  expect(dropRepeatedCrumbs(others)).toEqual(others);
});
