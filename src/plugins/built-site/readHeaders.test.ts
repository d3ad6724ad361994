import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {toPageKey, toPagePath} from './listPages';
import {readHeaders} from './readHeaders';
import {HTML_PAGES} from '../../config/addresses';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;

describe('readHeaders', () => {
  it('reads headings of the article with level, title and slug, in order', () => {
    const html = `<h2 id="menu">Menu</h2><article><h1>Limits</h1>
      <h2 class="anchor" id="memory">Memory<a class="hash-link" href="#memory">\u200B</a></h2>
      <h3 id="tmp"><code>/tmp</code> disk</h3><h2>No id</h2></article>`;
    expect(readHeaders(load(html))).toEqual([
      {level: 2, title: 'Memory', slug: 'memory'},
      {level: 3, title: '/tmp disk', slug: 'tmp'},
    ]);
  });

  it('leaves the link to a heading and invisible spaces out of its title', () => {
    const html = `<article><h2 id="a"> One\u200Btwo <a class="hash-link">#</a></h2></article>`;
    expect(readHeaders(load(html))).toEqual([{level: 2, title: 'Onetwo', slug: 'a'}]);
  });

  it('gives none for a page without headings', () => {
    expect(readHeaders(load('<article><p>Text</p></article>'))).toEqual([]);
  });
});

describe('toPagePath', () => {
  it.each([
    ['/docs/', '/'],
    ['/docs/limits/', '/limits/'],
    ['/docs/v1/', '/v1/'],
    [`/docs${HTML_PAGE}/`, HTML_PAGE],
  ])('%s is %s', (permalink, path) => {
    expect(toPagePath(permalink, '/docs/')).toBe(path);
  });
});

it('makes a key that is the same each time and differs by address', () => {
  expect(toPageKey('/limits/')).toMatch(/^v-[0-9a-f]{8}$/);
  expect(toPageKey('/limits/')).toBe(toPageKey('/limits/'));
  expect(toPageKey('/limits/')).not.toBe(toPageKey('/pricing/'));
});
