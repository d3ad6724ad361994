import {describe, expect, it} from '@jest/globals';
import {pageFile} from '../client';
import {checkRedirects, listServerRules, makeRedirectPages, placeRedirects, type Redirect} from './redirects';
import {writeHeaders, writeHostHeaders, writeHostRedirects, writeRedirectsMap} from './serverFiles';

const BASES = {own: '/docs/', root: '/docs/', locales: ['/docs/', '/docs/de/']};
const GERMAN = {...BASES, own: '/docs/de/'};
const place = (from: string, to: string, bases = BASES) => placeRedirects([{from, to} as Redirect], bases);

describe('placeRedirects', () => {
  it.each([
    ['/old/', '/limits/', '/docs/old', '/docs/limits/'],
    ['/', '/limits/', '/docs', '/docs/limits/'],
    ['/ä b', '/ö?a=1&b=ü#c d', '/docs/ä b', '/docs/%C3%B6?a=1&b=%C3%BC#c%20d'],
    ['/a%20b', '/c%20d/', '/docs/a b', '/docs/c%20d/'],
    ['/a', 'https://site.example/x y', '/docs/a', 'https://site.example/x%20y'],
    ['/a', '/de/limits/', '/docs/a', '/docs/de/limits/'],
  ])('%s to %s', (from, to, source, target) => {
    expect(place(from, to)).toMatchObject([{from: source, to: target}]);
  });

  it('places the redirects of each locale, and those between locales', () => {
    expect(place('/old', '/limits/', GERMAN)).toMatchObject([{from: '/docs/de/old', to: '/docs/de/limits/'}]);
    expect(place('/de/old', '/de/limits/', GERMAN)).toMatchObject([{from: '/docs/de/old', to: '/docs/de/limits/'}]);
    expect(place('/de/old', '/limits/')).toEqual([]);
    const both: Redirect[] = [
      {from: '/de/old', to: '/de/limits/'},
      {from: '/old', to: '/'},
    ];
    expect(placeRedirects(both, GERMAN)).toMatchObject([{from: '/docs/de/old', to: '/docs/de/limits/'}]);
  });
});

describe('listServerRules', () => {
  const redirectRules = new Map(
    listServerRules(
      '/docs/',
      ['/', '/limits/', '/quickstart/new.html', '/my%20page/'],
      [...place('/cron', '/limits/'), ...place('/apps/all', 'https://site.example/apps')],
    ).map(({from, to}) => [from, to]),
  );

  it.each([
    ['/docs/index.html', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/limits/index.html', '/docs/limits/'],
    ['/docs/quickstart/new', '/docs/quickstart/new.html'],
    ['/docs/quickstart/new.html/', '/docs/quickstart/new.html'],
    ['/docs/cron', '/docs/limits/'],
    ['/docs/cron/', '/docs/limits/'],
    ['/docs/apps/all/', 'https://site.example/apps'],
    ['/docs/my page', '/docs/my%20page/'],
    ['/docs/limits/', undefined],
    ['/docs/quickstart/new.html', undefined],
  ])('%s leads to %s', (from, to) => {
    expect(redirectRules.get(from)).toBe(to);
  });
});

it('has one rule for an address, that of the redirect', () => {
  const rules = listServerRules(
    '/',
    ['/a/', '/a.html'],
    placeRedirects([{from: '/a', to: '/b/'}], {...BASES, own: '/', root: '/', locales: ['/']}),
  );
  expect(new Set(rules.map(({from}) => from)).size).toBe(rules.length);
  expect(rules).toContainEqual({from: '/a', to: '/b/'});
});

it.each(['/', ''])('matches an address as it is and gives it as it is sent, with "%s" at its end', (slash) => {
  const name = '50% "off"; [x] {y} |z| & Größe (b)';
  const encoded = '50%25%20%22off%22;%20%5Bx%5D%20%7By%7D%20%7Cz%7C%20&%20Gr%C3%B6%C3%9Fe%20(b)';
  const pageRules = listServerRules('/größe/', [`/${encodeURIComponent(name)}${slash}`], []);
  expect(pageRules[0]).toEqual({from: `/größe/${name}/index.html`, to: `/gr%C3%B6%C3%9Fe/${encoded}${slash}`});
  const rules = listServerRules('/docs/', ['/limits/'], place(`/${encodeURIComponent(name)}${slash}`, '/limits/'));
  expect(writeHostRedirects(rules)).toContain(`/docs/${encoded} /docs/limits/ 301\n`);
  expect(writeRedirectsMap(rules, [])).toContain(`"/docs/${name.replaceAll('"', '\\"')}" "/docs/limits/";\n`);
});

describe('files for servers', () => {
  const map = (from: string, to: string, served: string[] = []) => writeRedirectsMap([{from, to}], served);

  it('writes the nginx map with quotes, and refuses headers nginx would rewrite', () => {
    expect(map('/docs/a"b', '/docs/')).toBe('"/docs/a\\"b" "/docs/";\n');
    expect(map('/docs/a', '/docs/#a$b')).toBe('"/docs/a" "/docs/#a%24b";\n');
    expect(writeHeaders([['X-A', 'b']])).toBe('add_header X-A "b" always;\n');
    expect(() => writeHeaders([['X-A', '$host']])).toThrow(/X-A/);
  });

  it('tells addresses apart that differ in upper and lower case only', () => {
    expect(map('/docs/Limits/', '/docs/limits/', ['/docs/limits/'])).toBe('"~^/docs/Limits/$" "/docs/limits/";\n');
    const both = [
      {from: '/Old.a', to: '/a/'},
      {from: '/old.a', to: '/b/'},
    ];
    expect(writeRedirectsMap(both, [])).toBe('"~^/Old\\\\.a$" "/a/";\n"~^/old\\\\.a$" "/b/";\n');
  });

  it('writes what static hosts read', () => {
    expect(writeHostRedirects([{from: '/docs/cron', to: '/docs/limits/'}])).toBe('/docs/cron /docs/limits/ 301\n');
    expect(writeHostRedirects([{from: '/a b/*:c', to: '/%C3%A4'}])).toBe('/a%20b/%2A%3Ac /%C3%A4 301\n');
    expect(writeHostHeaders('/docs/', [['X-A', 'b']])).toMatch(
      /^\/docs\/\*\n {2}X-A: b\n\n\/docs\/assets\/\*\n {2}Cache-Control: .*immutable\n/,
    );
  });
});

const PATHS = ['/', '/limits/', '/v1/limits/', '/quickstart/new.html', '/blog/', '/my page/'];
const site = {
  files: new Map([
    ...PATHS.map((path) => [pageFile(path), '<article><h2 id="größe">Memory</h2></article>'] as const),
    ['flat.html', ''],
  ]),
  bases: BASES,
  hasFile: async (path: string) => path === 'img/logo.svg',
};
const check = (from: string, to: string) => checkRedirects(place(from, to), site, 'redirects.ts');

describe('checkRedirects', () => {
  it.each([
    '/',
    '/limits/',
    '/quickstart/new.html',
    '/flat/',
    '/my page/',
    '/limits/#größe',
    '/limits/#größe:~:text=Memory',
    '/limits/?q=100%',
    '/img/logo.svg',
    '/de/nowhere/',
    'https://site.example/',
  ])('takes %s', async (to) => {
    await expect(check('/old', to)).resolves.toBeUndefined();
  });

  it('names the redirect and what its target lacks', async () => {
    await expect(check('/old', '/limit/')).rejects.toThrow('redirects.ts: /old: the target /limit/ is not a page');
    await expect(check('/old', '/limits/#memry')).rejects.toThrow('/old: the page /limits/ has no anchor #memry');
    await expect(check('/old', '/img/logo.png')).rejects.toThrow('/old: the build has no file /img/logo.png');
  });

  it('refuses to take the address of a page away', async () => {
    await expect(check('/limits', '/v1/limits/')).rejects.toThrow('/limits: a page has this address');
    await expect(check('/my%20page/', '/limits/')).rejects.toThrow('/my%20page/: a page has this address');
  });
});

describe('makeRedirectPages', () => {
  const make = (from: string, to: string) => makeRedirectPages('/docs/', place(from, to), site.files);

  it.each([
    ['/old', '/limits/#memory', 'old/index.html', '/docs/limits/#memory'],
    ['/o', 'https://a.example/?b=1&c=2', 'o/index.html', 'https://a.example/?b=1&amp;c=2'],
    ['/a%20b', '/limits/', 'a b/index.html', '/docs/limits/'],
    ['/old.html', '/limits/', 'old.html', '/docs/limits/'],
  ])('leads from %s to %s by the file %s, with a script that the policy covers', (from, to, file, target) => {
    const pages = make(from, to);
    expect([...pages.keys()]).toEqual([file, 'redirect.js']);
    expect(pages.get(file)).toContain(`url=${target}"`);
    expect(pages.get(file)).toContain('<script src="/docs/redirect.js"></script>');
    expect(pages.get(file)).not.toMatch(/<script>/);
  });

  it('has a file at the root of the site', () => {
    expect([...makeRedirectPages('/docs/', place('/', '/limits/'), new Map()).keys()][0]).toBe('index.html');
  });

  it('makes none that would be the file of a page, or of another redirect, on Windows and macOS', () => {
    expect(make('/Limits', '/limits/').size).toBe(0);
    const both = [...place('/Old', '/limits/'), ...place('/old', '/blog/')];
    expect([...makeRedirectPages('/docs/', both, site.files).keys()]).toEqual(['Old/index.html', 'redirect.js']);
  });
});
