import {describe, expect, it} from '@jest/globals';
import {getPageFile} from '../client';
import {validateRedirects, getServerRules, resolveRedirects, type Redirect} from './redirects';
import {
  combineRedirects,
  findIgnoredRules,
  formatNginxHeaders,
  formatHostHeaders,
  formatHostRedirects,
  formatRedirectsMap,
} from './serverFiles';

const BASES = {own: '/docs/', root: '/docs/', locales: ['/docs/', '/docs/de/']};
const GERMAN = {...BASES, own: '/docs/de/'};
const place = (from: string, to: string, bases = BASES) => resolveRedirects([{from, to} as Redirect], bases);

describe('resolveRedirects', () => {
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

  it('resolves redirects of each locale and between locales', () => {
    expect(place('/old', '/limits/', GERMAN)).toMatchObject([{from: '/docs/de/old', to: '/docs/de/limits/'}]);
    expect(place('/de/old', '/de/limits/', GERMAN)).toMatchObject([{from: '/docs/de/old', to: '/docs/de/limits/'}]);
    expect(place('/de/old', '/limits/')).toEqual([]);
    const both: Redirect[] = [
      {from: '/de/old', to: '/de/limits/'},
      {from: '/old', to: '/'},
    ];
    expect(resolveRedirects(both, GERMAN)).toMatchObject([{from: '/docs/de/old', to: '/docs/de/limits/'}]);
  });
});

describe('getServerRules', () => {
  const redirectRules = new Map(
    getServerRules(
      '/docs/',
      ['/', '/limits/', '/quickstart/new.html', '/my%20page/', '/why%3F/', '/c%23.html', '/a%3Fb%23c'],
      [
        ...place('/cron', '/limits/'),
        ...place('/apps/all', 'https://site.example/apps'),
        ...place('/cron/index.html', '/quickstart/new.html'),
      ],
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
    ['/docs/why?', '/docs/why%3F/'],
    ['/docs/c#', '/docs/c%23.html'],
    ['/docs/a?b#c/index.html', '/docs/a%3Fb%23c'],
    ['/docs/cron/index.html', '/docs/quickstart/new.html'],
    ['/docs/limits/', undefined],
    ['/docs/quickstart/new.html', undefined],
  ])('%s leads to %s', (from, to) => {
    expect(redirectRules.get(from)).toBe(to);
  });
});

it('prefers the redirect if there are several rules for a URL', () => {
  const rules = getServerRules(
    '/',
    ['/a/', '/a.html'],
    resolveRedirects([{from: '/a', to: '/b/'}], {...BASES, own: '/', root: '/', locales: ['/']}),
  );
  expect(new Set(rules.map(({from}) => from)).size).toBe(rules.length);
  expect(rules).toContainEqual({from: '/a', to: '/b/'});
});

it("never redirects a page to another one with the same name and '.html'", () => {
  const rules = getServerRules('/docs/', ['/a/', '/a.html', '/b.html', '/b'], []);
  expect(rules.map(({from, to}) => `${from} ${to}`).sort()).toEqual([
    '/docs/a /docs/a.html',
    '/docs/a.html/ /docs/a.html',
    '/docs/a/index.html /docs/a/',
    '/docs/b.html/ /docs/b.html',
    '/docs/b/ /docs/b.html',
    '/docs/b/index.html /docs/b',
  ]);
});

it.each(['/', ''])('matches decoded URLs and returns encoded ones with trailing "%s"', (slash) => {
  const name = '50% "off"; [x] {y} |z| & Größe (b)';
  const encoded = '50%25%20%22off%22;%20%5Bx%5D%20%7By%7D%20%7Cz%7C%20&%20Gr%C3%B6%C3%9Fe%20(b)';
  const pageRules = getServerRules('/größe/', [`/${encodeURIComponent(name)}${slash}`], []);
  expect(pageRules[0]).toEqual({from: `/größe/${name}/index.html`, to: `/gr%C3%B6%C3%9Fe/${encoded}${slash}`});
  const rules = getServerRules('/docs/', ['/limits/'], place(`/${encodeURIComponent(name)}${slash}`, '/limits/'));
  const forHosts = '50%25%20"off";%20[x]%20{y}%20|z|%20&%20Größe%20(b)';
  expect(formatHostRedirects(rules)).toContain(`/docs/${forHosts} /docs/limits/ 301\n`);
  expect(formatRedirectsMap(rules, [])).toContain(`"/docs/${name.replaceAll('"', '\\"')}" "/docs/limits/";\n`);
});

describe('files for servers', () => {
  const map = (from: string, to: string, served: string[] = []) => formatRedirectsMap([{from, to}], served);

  it('quotes the nginx map, and rejects headers that nginx would rewrite', () => {
    expect(map('/docs/a"b', '/docs/')).toBe('"/docs/a\\"b" "/docs/";\n');
    expect(map('/docs/a', '/docs/#a$b')).toBe('"/docs/a" "/docs/#a%24b";\n');
    expect(formatNginxHeaders([['X-A', 'b']])).toBe('add_header X-A "b" always;\n');
    expect(() => formatNginxHeaders([['X-A', '$host']])).toThrow(/X-A/);
  });

  it.each([
    ['/docs/a', `/docs/?q=${'x'.repeat(4090)}`],
    [`/docs/${'ü'.repeat(2050)}`, '/docs/'],
    ['/docs/a', `https://a.example/#${'%C3%BC'.repeat(700)}`],
  ])("throws for a rule that nginx can't read: %.20s", (from, to) => {
    expect(() => map(from, to)).toThrow(/nginx can't read values of more than 4095 bytes, and this one has 4\d\d\d: /);
  });

  it("throws for a header that nginx can't read, up to the byte", () => {
    expect(() => formatNginxHeaders([['X-A', 'b'.repeat(4093)]])).not.toThrow();
    expect(() => formatNginxHeaders([['X-A', 'b'.repeat(4094)]])).toThrow(/this one has 4096/);
    expect(() => formatNginxHeaders([['X-A', '"'.repeat(2047)]])).toThrow(/this one has 4096/);
  });

  it('distinguishes URLs by case', () => {
    expect(map('/docs/Limits/', '/docs/limits/', ['/docs/limits/'])).toBe('"~^/docs/Limits/$" "/docs/limits/";\n');
    const both = [
      {from: '/Old.a', to: '/a/'},
      {from: '/old.a', to: '/b/'},
    ];
    expect(formatRedirectsMap(both, [])).toBe('"~^/Old\\\\.a$" "/a/";\n"~^/old\\\\.a$" "/b/";\n');
  });

  it('warns about rules that Cloudflare Pages ignores', () => {
    expect(findIgnoredRules('/a /b 301\n'.repeat(2000), `  X: ${'a'.repeat(1900)}\n`)).toEqual([]);
    expect(findIgnoredRules('/a /b 301\n'.repeat(2001), `  X: ${'a'.repeat(2000)}\n`)).toEqual([
      expect.stringContaining('2001 rules'),
      expect.stringContaining('2003 characters'),
    ]);
  });

  it.each([
    ['/a/* /b 301\n'.repeat(100), []],
    [`${'/a /b 301\n'.repeat(2000)}/x/:name /b\n${'/a /b 301\n'.repeat(99)}# /c/*\n`, []],
    [`/x/* /b\n${'/a /b 301\n'.repeat(100)}`, ['101 rules from its first wildcard or placeholder on']],
    [`/a /${'b'.repeat(1000)} 301\n`, ['1008 characters']],
    ['# comment /b http://a\n/a http://a.example/ 301\n', ['lead to http:// (/a http://a.example/ 301)']],
    ['/v:1 /https://b:8443/x*\n'.repeat(200), []],
  ])('warns about redirects that Cloudflare Pages ignores: %#', (redirects, reasons) => {
    expect(findIgnoredRules(redirects, '')).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
  });

  it('warns about headers that Cloudflare Pages ignores', () => {
    const block = '/a\n  X: y\n';
    expect(findIgnoredRules('', block.repeat(100))).toEqual([]);
    expect(findIgnoredRules('', block.repeat(101))).toEqual([expect.stringContaining('101 paths')]);
  });

  it.each([
    ['', '/a /b'],
    ['/x /y\n', '/x /y\n\n/a /b'],
    ['# Old\n/x /y', '# Old\n/x /y\n/a /b'],
    ['/x/* /y', '/a /b\n/x/* /y'],
    ['/x /y\n# API\n/x/* /y\n/z /y', '/x /y\n/a /b\n# API\n/x/* /y\n/z /y'],
    ['# /c/*\n/x:1 /:y*\r\n  /v/:name /w\r\n', '# /c/*\n/x:1 /:y*\r\n/a /b\n  /v/:name /w\r\n'],
    ['https://old.example/* /y 301!', '/a /b\nhttps://old.example/* /y 301!'],
  ])("inserts the owner's wildcard redirects after the generated ones: %j", (own, combined) => {
    expect(combineRedirects(own, '/a /b')).toBe(combined);
  });

  it('writes files for static hosts', () => {
    expect(formatHostRedirects([{from: '/docs/cron', to: '/docs/limits/'}])).toBe('/docs/cron /docs/limits/ 301\n');
    expect(formatHostRedirects([{from: '/a b/*:c', to: '/%C3%A4'}])).toBe('/a%20b/%2A%3Ac /%C3%A4 301\n');
    expect(formatHostRedirects([{from: '/größe/日本:1', to: '/'}])).toBe('/größe/日本:1 / 301\n');
    expect(formatHostRedirects([{from: '/a\u3000b#c?d', to: '/'}])).toBe('/a%E3%80%80b%23c%3Fd / 301\n');
    expect(formatHostHeaders('/docs/', [['X-A', 'b']])).toMatch(
      /^\/docs\/\*\n {2}X-A: b\n\n\/docs\/assets\/\*\n {2}Cache-Control: .*immutable\n/,
    );
  });
});

const PATHS = ['/', '/limits/', '/v1/limits/', '/quickstart/new.html', '/blog/', '/my page/'];
const site = {
  files: new Map([
    ['404.html', '<h1>Page not found</h1>'],
    ...PATHS.map((path) => [getPageFile(path), '<article><h2 id="größe">Memory</h2></article>'] as const),
    ['flat.html', ''],
  ]),
  bases: BASES,
  hasFile: async (path: string) => path === 'img/logo.svg',
  existing: new Set(['img/logo.svg', 'limits.md', 'größe.csv']),
  siteUrl: 'https://site.example/docs/',
};
const check = (from: string, to: string) => validateRedirects(place(from, to), site, 'redirects.ts');

describe('validateRedirects', () => {
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
    'https://site.example/docs/limits/?a=b#gr%C3%B6%C3%9Fe',
    'https://site.example/docs/img/logo.svg',
    'https://site.example/docs/de/nowhere/',
    'https://site.example/docs',
    'https://user@other.example/docs/nowhere/',
  ])('accepts %s', async (to) => {
    await expect(check('/old', to)).resolves.toEqual([]);
  });

  it('names the redirect and its missing target', async () => {
    await expect(check('/old', '/limit/')).rejects.toThrow('redirects.ts: /old: the target /limit/ is not a page');
    await expect(check('/old', '/limits/#memry')).rejects.toThrow('/old: the page /limits/ has no anchor #memry');
    await expect(check('/old', '/img/logo.png')).rejects.toThrow('/old: the build has no file /img/logo.png');
    await expect(check('/old', '/limits/#größe#x')).rejects.toThrow('the page /limits/ has no anchor #größe#x');
    await expect(check('/old', '/limits/:~:text=a')).rejects.toThrow('/limits/:~:text=a is not a page');
  });

  it.each(['/404.html', '/404', '/404/', '/%34%304.html?a#b', 'https://site.example/docs/404.html'])(
    'rejects a redirect to the not-found page: %s',
    async (to) => {
      await expect(check('/old', to)).rejects.toThrow(`/old: the target ${to} is the not-found page; remove`);
    },
  );

  it("warns about full URLs of the site that aren't in the build", async () => {
    for (const to of ['https://SITE.example:443/docs/limit/', 'https://site.example/docs/img/logo.png?a'])
      await expect(check('/old', to)).resolves.toEqual([
        `redirects.ts: /old: ${to} isn't in this build; check that it exists`,
      ]);
    await expect(check('/old', 'https://site.example/docs/limits/#memry')).rejects.toThrow('no anchor #memry');
  });

  it('rejects a redirect from an existing page', async () => {
    await expect(check('/limits', '/v1/limits/')).rejects.toThrow('/limits: a page has this address');
    await expect(check('/my%20page/', '/limits/')).rejects.toThrow('/my%20page/: a page has this address');
  });
});

describe('validateRedirects', () => {
  it.each(['/img/logo.svg', '/limits.md', '/gr%C3%B6%C3%9Fe.csv'])(
    'rejects a redirect from the file %s',
    async (from) => {
      await expect(check(from, '/limits/')).rejects.toThrow(`${from}: a file has this address`);
    },
  );

  it.each([
    ['/old', 'https://site.example/docs/old'],
    ['/old/', 'https://SITE.example:443/docs/OLD/?a=b#c'],
    ['/%C3%B6', 'https://site.example/docs/%c3%b6'],
  ])('rejects the endless redirect from %s to %s', async (from, to) => {
    await expect(check(from, to)).rejects.toThrow(`${from}: the target ${to} is redirected itself`);
  });

  it.each([
    'https://site.example/old',
    'https://other.example/docs/old',
    'http://site.example/docs/old',
    'https://site.example/docs/limits/',
  ])('accepts a redirect from /old to %s', async (to) => {
    await expect(check('/old', to)).resolves.toEqual([]);
  });

  it('accepts a redirect whose source only differs from its target in case', async () => {
    await expect(check('/LIMITS', 'https://site.example/docs/limits/')).resolves.toEqual([]);
  });
});
