import {describe, expect, it} from '@jest/globals';
import {loadBuiltSite, type PageRecord} from '../builtSite';
import {pageFile} from '../client';
import {checkRedirects, makeRedirectPage, type Redirect} from './redirects';

const PATHS = ['/limits/', '/v1/limits/', '/quickstart/new.html'];
const site = {
  records: PATHS.map((path) => ({path}) as PageRecord),
  files: loadBuiltSite(
    {versions: [], pages: []},
    new Map(PATHS.map((path) => [pageFile(path), '<article><h2 id="memory">Memory</h2></article>'])),
  ).files,
};
const check = (redirect: Redirect) => () => checkRedirects([redirect], site, 'redirects.ts');

describe('checkRedirects', () => {
  it.each(['/limits/', '/v1/limits/', '/quickstart/new.html', '/limits/#memory', 'https://site.example/'] as const)(
    'takes %s',
    (to) => {
      expect(check({from: '/old', to})).not.toThrow();
    },
  );

  it('names the redirect and what its target lacks', () => {
    expect(check({from: '/old', to: '/limit/'})).toThrow('redirects.ts: /old: the target /limit/ is not a page');
    expect(check({from: '/old', to: '/limits/#memry'})).toThrow('/old: the page /limits/ has no anchor #memry');
  });

  it('refuses to take the address of a page away', () => {
    expect(check({from: '/limits', to: '/v1/limits/'})).toThrow('/limits: a page has this address');
  });
});

describe('makeRedirectPage', () => {
  it('leads to exactly the target, on the site and elsewhere', () => {
    expect(makeRedirectPage('/docs/', '/limits/#memory')).toContain('url=/docs/limits/#memory"');
    expect(makeRedirectPage('/docs/', 'https://site.example/apps')).toContain('url=https://site.example/apps"');
  });

  it('has its script in a file, which the policy of all pages covers', () => {
    const page = makeRedirectPage('/docs/', '/limits/');
    expect(page).toContain('<script src="/docs/redirect.js"></script>');
    expect(page).not.toMatch(/<script>/);
  });
});
