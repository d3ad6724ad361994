import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {loadBuiltSite, type PageRecord} from '../builtSite';
import {pageFile} from '../client';
import {readHtmlFiles, writeFiles} from '../files';
import type {OutputContext} from '../options';
import {hosting, type HostingOptions} from '.';
import {
  approveScripts,
  collectNeeds,
  collectSheetLoads,
  createPolicy,
  hashScript,
  listBlocked,
  SOURCE_KINDS,
  type PolicyFile,
  type Sources,
} from './policy';
import {checkRedirects, listServerRules, makeRedirectPages, placeRedirects, type Redirect} from './redirects';
import {writeHeaders, writeHostHeaders, writeHostRedirects, writeRedirectsMap} from './serverFiles';

const NOTHING = Object.fromEntries(SOURCE_KINDS.map((kind) => [kind, []])) as unknown as Sources;
const needs = (more: Partial<PolicyFile>): PolicyFile => ({
  file: 'build/a.html',
  scripts: [],
  handlers: [],
  loads: [],
  ...more,
});

describe('collectNeeds', () => {
  it('finds inline scripts, and neither data blocks nor files', () => {
    const html =
      '<script>let a = 1 < 2;</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(collectNeeds(html)).toMatchObject({scripts: ['let a = 1 < 2;'], handlers: []});
  });

  it('finds handlers and javascript: addresses, which no hash can cover', () => {
    const html = '<img onerror="x()"><a href=" javascript:x()">a</a><a href="/on">b</a><form action="javascript:y()">';
    expect(collectNeeds(html).handlers).toEqual(['<img onerror>', '<a href>', '<form action>']);
  });

  it('takes no notice of the script of a page that leads on without it', () => {
    expect(collectNeeds('<meta http-equiv="refresh" content="0; url=/a"><script>go()</script>').scripts).toEqual([]);
  });

  it.each([
    ['images', '<img src="https://a.example/x.svg">'],
    ['images', '<img srcset="/a.png 1x, https://a.example/x.svg 2x">'],
    ['images', '<video poster="https://a.example/x.svg"></video>'],
    ['images', '<link rel="shortcut icon" href="https://a.example/x.svg">'],
    ['images', '<svg><image href="https://a.example/x.svg"/></svg>'],
    ['images', '<p style="background: url(https://a.example/x.svg)">a</p>'],
    ['images', '<style>a { background: url("https://a.example/x.svg") }</style>'],
    ['styles', '<link rel="stylesheet" href="https://a.example/x.svg">'],
    ['styles', '<style>@import "https://a.example/x.svg";</style>'],
    ['fonts', "<style>@font-face { src: url('https://a.example/x.svg') }</style>"],
    ['fonts', '<link rel="preload" as="font" href="https://a.example/x.svg">'],
    ['scripts', '<script async src="https://a.example/x.svg"></script>'],
    ['frames', '<iframe src="https://a.example/x.svg"></iframe>'],
    ['media', '<video><source src="https://a.example/x.svg"></video>'],
    ['forms', '<form action="https://a.example/x.svg"></form>'],
    [null, '<object data="https://a.example/x.svg"></object>'],
  ])('finds %s in %s', (kind, html) => {
    expect(collectNeeds(html).loads.filter(({url}) => url.startsWith('https'))).toEqual([
      {kind, element: expect.any(String), url: 'https://a.example/x.svg'},
    ]);
  });

  it('finds what style sheets load, and not what they say in comments', () => {
    const css = '/* url(https://a.example/) */ @import url(https://b.example/f.css); a { cursor: url(/c.png), auto }';
    expect(collectSheetLoads(css)).toEqual([
      {kind: 'styles', element: '@import', url: 'https://b.example/f.css'},
      {kind: 'images', element: 'cursor', url: '/c.png'},
    ]);
  });
});

it('hashes as browsers do (example of the CSP level 3 text)', () => {
  expect(hashScript("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

describe('listBlocked', () => {
  const list = (html: string, sources: Partial<Sources> = {}, scripts: readonly string[] = []) =>
    listBlocked(
      [{file: 'build/a.html', ...collectNeeds(html)}],
      scripts,
      {...NOTHING, ...sources},
      'https://site.example/docs/',
    );

  it.each([
    [
      '<img src="/a.png"><img src="b.png"><img src="https://site.example/c.png"><img src="data:image/png;base64,AA==">',
      {},
    ],
    ['<video src="a.mp4"></video><script src="a.js"></script>', {}],
    ['<img src="https://a.example/x.png">', {images: ['https://a.example']}],
    ['<img src="https://cdn.a.example/x.png">', {images: ['https://*.a.example']}],
    ['<img src="//a.example/x.png">', {images: ['https:']}],
    ['<iframe src="/frame.html"></iframe>', {frames: ["'self'"]}],
    ['<svg><use href="#sign"/></svg><iframe src="about:blank"></iframe>', {}],
  ])('allows %s with %j', (html, sources) => {
    expect(list(html, sources)).toEqual([]);
  });

  it.each([
    [
      '<img src="https://a.example/x.png">',
      {},
      `build/a.html: <img src> loads https://a.example/x.png; hosting({images: ["https://a.example"]}) allows it`,
    ],
    ['<iframe src="https://www.youtube.com/embed/1"></iframe>', {}, 'hosting({frames: ["https://www.youtube.com"]})'],
    ['<link rel="stylesheet" href="//cdn.example/katex.css">', {}, 'hosting({styles: ["https://cdn.example"]})'],
    ['<img src="https://a.example/x.png">', {images: ['https://*.a.example']}, 'images'],
    ['<img src="http://a.example/x.png">', {images: ['https://a.example']}, 'hosting({images: ["http://a.example"]})'],
    ['<iframe src="/frame.html"></iframe>', {}, `hosting({frames: ["'self'"]})`],
    ['<video src="blob:a"></video>', {}, 'media'],
    ['<object data="/a.pdf"></object>', {}, 'no option allows it'],
    ['<a onclick="x()">a</a>', {}, '<a onclick> runs a script; move it to a file'],
  ])('names file, element and option for %s with %j', (html, sources, text) => {
    expect(list(html, sources)).toEqual([expect.stringContaining(text)]);
  });

  it('says once what many files load, and stops at inline scripts that the reference page lacks', () => {
    const [first, second] = ['build/a.html', 'build/b.html'].map((file) => ({
      file,
      ...collectNeeds('<img src="https://a.example/x.png"><script>track()</script>'),
    }));
    const blocked = listBlocked([first, second] as PolicyFile[], ['theme()'], NOTHING, 'https://site.example/');
    expect(blocked).toHaveLength(2);
    expect(blocked.join('\n')).toMatch(
      /build\/a\.html: inline script "track\(\)".*1 more files\)[\s\S]*<img src>.*1 more/,
    );
  });

  it("approves the scripts of the reference page, and Docusaurus's own of the front page", () => {
    const banner = "find('__docusaurus-base-url-issue-banner-container')";
    const reference = needs({scripts: ['theme()']});
    expect(approveScripts(reference, [reference, needs({scripts: ['track()', banner]})])).toEqual(['theme()', banner]);
  });
});

describe('createPolicy', () => {
  it('allows nothing by default, hashed scripts, and no unsafe scripts', () => {
    const policy = createPolicy(['theme()'], NOTHING);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; /);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-src 'none';");
    expect(policy).toMatch(/frame-ancestors 'none'$/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|algolia/);
  });

  it('names the sources of each kind', () => {
    const policy = createPolicy([], {...NOTHING, connect: ['https://api.example'], frames: ["'self'"]});
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toMatch(/frame-src 'self';.*frame-ancestors 'self'$/);
  });
});

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
    ['/docs/limits', '/docs/limits/'],
    ['/docs/limits/index.html', '/docs/limits/'],
    ['/docs/quickstart/new', '/docs/quickstart/new.html'],
    ['/docs/quickstart/new/', '/docs/quickstart/new.html'],
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
  files: loadBuiltSite(
    {versions: [], pages: []},
    new Map([
      ...PATHS.map((path) => [pageFile(path), '<article><h2 id="größe">Memory</h2></article>'] as const),
      ['flat.html', ''],
    ]),
  ).files,
  bases: BASES,
  hasFile: (path: string) => path === 'img/logo.svg',
};
const check = (from: string, to: string) => () => checkRedirects(place(from, to), site, 'redirects.ts');

describe('checkRedirects', () => {
  it.each([
    '/',
    '/limits/',
    '/limits',
    '/v1/limits/',
    '/quickstart/new.html',
    '/blog/',
    '/flat',
    '/flat/',
    '/my%20page/',
    '/my page/',
    '/limits/#größe',
    '/limits/?a=1#größe',
    '/img/logo.svg',
    '/de/nowhere/',
    'https://site.example/',
  ])('takes %s', (to) => {
    expect(check('/old', to)).not.toThrow();
  });

  it('names the redirect and what its target lacks', () => {
    expect(check('/old', '/limit/')).toThrow('redirects.ts: /old: the target /limit/ is not a page');
    expect(check('/old', '/limits/#memry')).toThrow('/old: the page /limits/ has no anchor #memry');
    expect(check('/old', '/img/logo.png')).toThrow('/old: the build has no file /img/logo.png');
  });

  it('refuses to take the address of a page away', () => {
    expect(check('/limits', '/v1/limits/')).toThrow('/limits: a page has this address');
    expect(check('/my%20page/', '/limits/')).toThrow('/my%20page/: a page has this address');
  });
});

describe('makeRedirectPages', () => {
  const make = (from: string, to: string) => makeRedirectPages('/docs/', place(from, to), site.files);

  it('leads to exactly the target, on the site and elsewhere', () => {
    expect(make('/old', '/limits/#memory').get('old/index.html')).toContain('url=/docs/limits/#memory"');
    expect(make('/o', 'https://a.example/?b=1&c=2').get('o/index.html')).toContain(
      'url=https://a.example/?b=1&amp;c=2"',
    );
  });

  it('has its script in a file, which the policy of all pages covers', () => {
    const pages = make('/old', '/limits/');
    expect(pages.get('old/index.html')).toContain('<script src="/docs/redirect.js"></script>');
    expect(pages.get('old/index.html')).not.toMatch(/<script>/);
    expect([...pages.keys()]).toContain('redirect.js');
  });

  it('names files as servers look for them', () => {
    expect([...make('/a%20b', '/limits/').keys()][0]).toBe('a b/index.html');
    expect([...make('/old.html', '/limits/').keys()][0]).toBe('old.html');
    expect([...makeRedirectPages('/docs/', place('/', '/limits/'), new Map()).keys()][0]).toBe('index.html');
  });

  it('makes none that would be the file of a page, or of another redirect, on Windows and macOS', () => {
    expect(make('/Limits', '/limits/').size).toBe(0);
    const both = [...place('/Old', '/limits/'), ...place('/old', '/blog/')];
    expect([...makeRedirectPages('/docs/', both, site.files).keys()]).toEqual(['Old/index.html', 'redirect.js']);
  });
});

describe('hosting', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  });

  afterEach(() => rmSync(folder, {recursive: true}));

  async function build(locale: string, pages: Readonly<Record<string, string>>, options: Partial<HostingOptions>) {
    const baseUrl = locale === 'en' ? '/' : `/${locale}/`;
    const outDir = join(folder, baseUrl);
    for (const [name, html] of Object.entries({'404.html': '<script>theme()</script>', ...pages})) {
      mkdirSync(dirname(join(outDir, name)), {recursive: true});
      writeFileSync(join(outDir, name), html);
    }
    const files = await readHtmlFiles(outDir);
    const of = (base: string) => ({baseUrl: base, url: 'https://a.example'});
    const i18n = {defaultLocale: 'en', currentLocale: locale, localeConfigs: {en: of('/'), de: of('/de/')}};
    const context = {baseUrl, outDir, i18n, siteUrl: `https://a.example${baseUrl}`} as unknown as OutputContext;
    const records = [{path: '/limits/'} as PageRecord];
    await writeFiles(
      outDir,
      await hosting(options)({...loadBuiltSite({versions: [], pages: []}, files), records}, context),
    );
  }

  it('writes one set of rules at the root, whatever number of locales there are', async () => {
    const options: Partial<HostingOptions> = {redirects: [{from: '/old', to: '/limits/'}]};
    await build('en', {'limits/index.html': ''}, options);
    await build('de', {'limits/index.html': '', '404.html': '<script>thema()</script>'}, options);
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    expect(read('_redirects')).toContain('/old /limits/ 301\n');
    expect(read('_redirects')).toContain('/de/old /de/limits/ 301\n');
    expect(read('.server/redirects.map')).toContain('"/de/limits" "/de/limits/";');
    expect(read('_headers')).toContain(hashScript('theme()'));
    expect(read('_headers')).toContain(hashScript('thema()'));
    expect(read('de/old/index.html')).toContain('url=/de/limits/');
    expect(() => read('de/_redirects')).toThrow(/ENOENT/);
  });

  it('stops at what the policy blocks', async () => {
    const pages = {'limits/index.html': '<img src="https://a.b/c.png">'};
    await expect(build('en', pages, {})).rejects.toThrow(/build\/limits\/index\.html: <img src>.*images/);
    await expect(build('en', pages, {onBlocked: 'ignore'})).resolves.toBeUndefined();
    await expect(build('en', pages, {images: ['https://a.b']})).resolves.toBeUndefined();
  });

  it.each([
    [{images: 'https://a.example'}, /hosting\(\): "images" is "https:\/\/a\.example", and must be an array/],
    [{images: ['a.example']}, /"images\[0\]" is "a\.example", and must be an origin such as/],
    [{image: []}, /"image" is no option; allowed: redirects, .*images/],
    [{onBlocked: 'stop'}, /"onBlocked" is "stop", and must be one of \[throw, warn, ignore\]/],
    [{redirects: [{from: 'old', to: '/'}]}, /"redirects\[0\]\.from" is "old", and must be an address below/],
    [{redirects: [{from: '/old?a=1', to: '/'}]}, /without query and anchor/],
    [{redirects: [{from: '/a%2Fb', to: '/'}]}, /"redirects\[0\]\.from"/],
    [{redirects: [{from: '/a\n;', to: '/'}]}, /"redirects\[0\]\.from"/],
    [{redirects: [{from: '/old', to: '//evil.example'}]}, /"redirects\[0\]\.to"/],
    [{redirects: [{from: '/old'}]}, /"redirects\[0\]\.to" is missing, and is required/],
    [{redirects: ['/old', '/o%6Cd/'].map((from) => ({from, to: '/'}))}, /"redirects\[1\]".* duplicate/],
  ])('refuses the options %j', (options, message) => {
    expect(() => hosting(options as never)).toThrow(message);
  });
});
