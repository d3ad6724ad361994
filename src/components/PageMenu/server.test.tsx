import {expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {renderToString} from 'react-dom/server';
import PageMenu from '.';

it('has one entry in the HTML, which needs no script', () => {
  const $ = load(renderToString(<PageMenu markdown="/docs/limits.md" />));
  expect($('details[data-page-tool] > summary').text()).toBe('Page actions');
  expect($('li').length).toBe(1);
  expect($('li > a').attr('href')).toBe('/docs/limits.md');
});
