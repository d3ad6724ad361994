import {describe, expect, it} from '@jest/globals';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {findMenuEntry, getBreadcrumbs} from './pageNavigation';

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

describe('breadcrumbs of a page', () => {
  const group = (label: string, collapsible = true): PropSidebarBreadcrumbsItem => ({
    type: 'category',
    label,
    collapsible,
    collapsed: false,
    items: [],
  });
  const link = (label: string): PropSidebarBreadcrumbsItem => ({type: 'link', label, href: '/docs/v1/workflows/'});

  it("don't repeat a group named like its page", () => {
    const crumbs = [group('WorkFlows'), link('Workflows')];
    expect(getBreadcrumbs(crumbs)).toEqual([crumbs[1]]);
    const others = [link('Code'), group('Go'), link('Code')];
    expect(getBreadcrumbs(others)).toEqual(others);
  });

  it('omit headings without a page', () => {
    const crumbs = [group('Build', false), group('Code'), link('Go')];
    expect(getBreadcrumbs(crumbs)).toEqual(crumbs.slice(1));
  });
});
