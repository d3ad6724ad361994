import {describe, expect, it} from '@jest/globals';
import {loadBuiltSite, type PageRecord} from '../builtSite';
import {pageFile} from '../client';
import {approveScripts, collectInlineCode, createPolicy, hashScript} from './policy';
import {listRedirectRules, checkRedirects, makeRedirectPage, type Redirect} from './redirects';
import {writeHeaders, writeHostHeaders, writeHostRedirects, writeRedirectsMap} from './serverFiles';

describe('collectInlineCode', () => {
  it('finds inline scripts, and neither data blocks nor files', () => {
    const html =
      '<script>let a = 1 < 2;</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(collectInlineCode(html)).toEqual({scripts: ['let a = 1 < 2;'], handlers: []});
  });

  it('finds handlers and javascript: addresses, which no hash can cover', () => {
    expect(collectInlineCode('<img onerror="x()"><a href=" javascript:x()">a</a><a href="/on">b</a>').handlers).toEqual(
      ['<img onerror>', '<a href>'],
    );
  });
});

it('hashes as browsers do (example of the CSP level 3 text)', () => {
  expect(hashScript("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

describe('approveScripts', () => {
  const reference = {file: 'build/404.html', scripts: ['theme()'], handlers: []};

  it('takes pages with the scripts of the reference page, or fewer', () => {
    expect(approveScripts(reference, [reference, {file: 'build/a.html', scripts: [], handlers: []}])).toEqual([
      'theme()',
    ]);
  });

  it("takes Docusaurus's script of the front page", () => {
    const banner = "find('__docusaurus-base-url-issue-banner-container')";
    const front = {file: 'build/index.html', scripts: ['theme()', banner], handlers: []};
    expect(approveScripts(reference, [reference, front])).toEqual(['theme()', banner]);
  });

  it('stops at a page with another inline script or a handler, and names both', () => {
    const wrong = {file: 'build/b.html', scripts: ['theme()', 'track()'], handlers: ['<a onclick>']};
    expect(() => approveScripts(reference, [reference, wrong])).toThrow(
      /build\/b\.html: inline script "track\(\)"[\s\S]*build\/b\.html: <a onclick>/,
    );
  });
});

describe('createPolicy', () => {
  it('allows nothing by default, hashed scripts, and no unsafe scripts', () => {
    const policy = createPolicy(['theme()'], []);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; /);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|algolia/);
  });

  it('lets scripts send requests to the named origins only', () => {
    expect(createPolicy([], ['https://api.example'])).toContain("connect-src 'self' https://api.example;");
  });
});

describe('listRedirectRules', () => {
  const redirectRules = new Map(
    listRedirectRules(
      '/docs/',
      ['/', '/limits/', '/quickstart/new.html'],
      [
        {from: '/cron', to: '/limits/'},
        {from: '/apps/all', to: 'https://site.example/apps'},
      ],
    ).map(({from, to}) => [from, to]),
  );

  it.each([
    ['/docs/index.html', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/limits', '/docs/limits/'],
    ['/docs/limits/index.html', '/docs/limits/'],
    ['/docs/quickstart/new', '/docs/quickstart/new.html'],
    ['/docs/quickstart/new/', '/docs/quickstart/new.html'],
    ['/docs/quickstart/new.html/', '/docs/quickstart/new.html'],
    ['/docs/cron', '/docs/limits/'],
    ['/docs/cron/', '/docs/limits/'],
    ['/docs/apps/all/', 'https://site.example/apps'],
    ['/docs/limits/', undefined],
    ['/docs/quickstart/new.html', undefined],
  ])('%s leads to %s', (from, to) => {
    expect(redirectRules.get(from)).toBe(to);
  });
});

describe('files for servers', () => {
  it('writes the nginx map with quotes, and refuses headers nginx would rewrite', () => {
    expect(writeRedirectsMap([{from: '/docs/a"b', to: '/docs/'}])).toBe('"/docs/a\\"b" "/docs/";\n');
    expect(writeHeaders([['X-A', 'b']])).toBe('add_header X-A "b" always;\n');
    expect(() => writeHeaders([['X-A', '$host']])).toThrow(/X-A/);
  });

  it('writes what static hosts read', () => {
    expect(writeHostRedirects([{from: '/docs/cron', to: '/docs/limits/'}])).toBe('/docs/cron /docs/limits/ 301\n');
    expect(writeHostHeaders('/docs/', [['X-A', 'b']])).toMatch(
      /^\/docs\/\*\n {2}X-A: b\n\n\/docs\/assets\/\*\n {2}Cache-Control: .*immutable\n/,
    );
  });
});

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
