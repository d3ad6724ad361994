import {expect, it, jest} from '@jest/globals';
import {load} from 'cheerio';
import {renderToString} from 'react-dom/server';

jest.unstable_mockModule('@docusaurus/plugin-content-docs/client', () => ({useDoc: {}, useSidebarBreadcrumbs: {}}));
const {PageMenu} = await import('.');

it('has one entry in the HTML, which needs no script', () => {
  const $ = load(renderToString(<PageMenu markdown="/docs/limits.md" />));
  expect($('details[data-page-tool] > summary').text()).toBe('Page actions');
  expect($('li').length).toBe(1);
  expect($('li > a').attr('href')).toBe('/docs/limits.md');
});
