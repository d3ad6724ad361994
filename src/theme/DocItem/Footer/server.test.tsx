import {expect, it, jest} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import {renderToString} from 'react-dom/server';

let permalink = '/docs/limits/';
jest.unstable_mockModule('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({metadata: {title: 'Limits & quotas', permalink}}),
}));
jest.unstable_mockModule('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {url: 'https://millrace.example', baseUrl: '/docs/'}}),
}));
const {default: DocItemFooter} = await import('.');

const draw = (): CheerioAPI => load(renderToString(<DocItemFooter />));

it('asks whether the page was helpful, with links that open a filled-in issue without script', () => {
  const $ = draw();
  expect($('[role=group]').attr('aria-label')).toBe('Was this page helpful?');
  const links = $('a').toArray();
  expect(links.map((link) => $(link).text())).toEqual(['Yes', 'No']);
  expect(links.map((link) => [...new URL(String($(link).attr('href'))).searchParams])).toEqual(
    ['helped', 'did not help'].map((words) => [
      ['template', 'page.yml'],
      ['title', `Limits & quotas: this page ${words}`],
      ['where', '- Page: https://millrace.example/docs/limits/'],
    ]),
  );
});

it('asks nothing on the front page', () => {
  permalink = '/docs/';
  expect(draw()('[role=group]')).toHaveLength(0);
});
