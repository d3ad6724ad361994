import {describe, expect, it, jest} from '@jest/globals';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

jest.unstable_mockModule('@docusaurus/plugin-content-docs/client', () => ({useDocsSidebar: () => null}));
jest.unstable_mockModule('@docusaurus/useRouteContext', () => ({default: () => ({})}), {virtual: true});
const {findSection} = await import('.');

const link = (href: string): PropSidebarItem => ({type: 'link', label: href, href});
const group = (label: string, href: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  href,
  items,
  collapsed: true,
  collapsible: true,
});

const SIDEBAR = [
  link('/quickstart/'),
  group('Code', '/code/', [group('Node.js', '/code/nodejs/', [link('/code/nodejs/delay/')]), link('/code/go/')]),
];

describe('findSection', () => {
  it.each([
    ['/code/go/', 'Code'],
    ['/code/nodejs/delay/', 'Node.js'],
    ['/code/nodejs/', 'Code'],
    ['/code/', undefined],
    ['/quickstart/', undefined],
    ['/elsewhere/', undefined],
  ])('places %s in %s', (permalink, section) => {
    expect(findSection(SIDEBAR, permalink)).toBe(section);
  });
});
