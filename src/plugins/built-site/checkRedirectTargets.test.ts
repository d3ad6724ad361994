import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import type {Redirect} from '../../config/redirects';
import {checkRedirectTargets} from './checkRedirectTargets';
import {pageFile} from './pageFile';
import type {PageRecord} from './pageRecord';

const PATHS = ['/limits/', '/v1/limits/', '/quickstart/new.html'];
const site = {
  records: PATHS.map((path) => ({path}) as PageRecord),
  documents: new Map(PATHS.map((path) => [pageFile(path), load('<article><h2 id="memory">Memory</h2></article>')])),
};
const check = (to: Redirect['to']) => () => checkRedirectTargets([{from: '/old', to}], site);

describe('checkRedirectTargets', () => {
  it.each(['/limits/', '/v1/limits/', '/quickstart/new.html', '/limits/#memory', 'https://millrace.example/'] as const)(
    'takes %s',
    (to) => {
      expect(check(to)).not.toThrow();
    },
  );

  it('names the redirect and what its target lacks', () => {
    expect(check('/limit/')).toThrow(/redirects\.ts:\n\/old: the target \/limit\/ is not a page/);
    expect(check('/limits/#memry')).toThrow(/\/old: the page \/limits\/ has no anchor #memry/);
  });
});
