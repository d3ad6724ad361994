import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {loadBuiltSite, type PageRecord} from '../builtSite';
import {getFilePaths, readBuildFiles, readHtmlFiles, writeFiles} from '../files';
import type {OutputContext} from '../output';
import {getBasePaths, hosting} from '.';
import type {HostingOptions} from './options';
import {hashScript} from './policy';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

async function build(
  locale: string,
  pages: Readonly<Record<string, string>>,
  options: Partial<HostingOptions>,
  bases: Readonly<Record<string, string>> = {en: '/', de: '/de/'},
  routes: readonly string[] = [],
) {
  const baseUrl = bases[locale] ?? '/';
  const outDir = join(folder, baseUrl);
  for (const [name, html] of Object.entries({'404.html': '<script>theme()</script>', ...pages})) {
    mkdirSync(dirname(join(outDir, name)), {recursive: true});
    writeFileSync(join(outDir, name), html);
  }
  const files = await readHtmlFiles(outDir);
  const of = ([name, base]: [string, string]) => [name, {baseUrl: base, url: 'https://a.example'}];
  const i18n = {
    defaultLocale: 'en',
    currentLocale: locale,
    localeConfigs: Object.fromEntries(Object.entries(bases).map(of)),
  };
  const hasFile = async (path: string) => path === 'llms.txt';
  const listFiles = () => getFilePaths(outDir);
  const readFiles = (extension: string) => readBuildFiles(outDir, extension);
  const [plugins, sources]: object[][] = [[], []];
  const site = {
    hasFile,
    listFiles,
    readFiles,
    plugins,
    sources,
    siteDir: join(folder, 'site'),
    siteConfig: {staticDirectories: ['static', 'public']},
  };
  const context = {
    ...site,
    baseUrl,
    outDir,
    i18n,
    routesPaths: [...['404.html', 'search/', 'gone/'].map((path) => baseUrl + path), ...routes],
    siteUrl: `https://a.example${baseUrl}`,
  } as unknown as OutputContext;
  const records = [{path: '/limits/'} as PageRecord];
  await writeFiles(
    outDir,
    await hosting(options)({...loadBuiltSite(() => ({versions: [], pages: []}), files), records}, context),
  );
}

it('supports redirects to pages of other plugins', async () => {
  await build('en', {'limits/index.html': '', 'search/index.html': ''}, {});
  const rules = readFileSync(join(folder, '.server/redirects.map'), 'utf8');
  expect(rules).toMatch(/^"?\/search"? .*\/search\//m);
  expect(rules).not.toMatch(/gone|404/);
});

const layouts: readonly Readonly<Record<string, string>>[] = [
  {en: '/', de: '/de/'},
  {en: '/en/', 'zh-Hans': '/cn/'},
];

it.each(layouts)("writes the rules of all locales to one file, with the site's own rules: %j", async (bases) => {
  await writeFiles(folder, new Map([['site/static/_redirects', '/api/* https://api.example/:splat 200\n']]));
  const redirects = [{from: '/old', to: '/limits/'}] as const;
  for (const locale of Object.keys(bases)) {
    const pages = {'limits/index.html': '', '404.html': `<script>${locale}()</script>`};
    await build(locale, pages, {redirects}, bases);
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('_redirects')).toMatch(/^\/[^]*\n\/api\/\* https:\/\/api\.example\/:splat 200\n$/);
  expect(read('_headers')).toMatch(/^\/\*\n/);
  for (const [locale, base] of Object.entries(bases)) {
    expect(read('_redirects').split('\n')).toContain(`${base}old ${base}limits/ 301`);
    expect(read('.server/redirects.map')).toContain(`"${base}limits" "${base}limits/";`);
    expect(read('_headers')).toContain(hashScript(`${locale}()`));
  }
  expect(() => read(`${Object.values(bases)[1]}_redirects`)).toThrow(/ENOENT/);
});

it("doesn't redirect files whose names only differ from a redirect in case", async () => {
  const pages = {'limits/index.html': '', 'rss.xml': '', 'img/Logo.svg': '', 'Ä.txt': ''};
  const sources = ['/RSS.xml', '/img/logo.SVG', '/%C3%84.TXT'] as const;
  await build('en', pages, {redirects: sources.map((from) => ({from, to: '/limits/'}))});
  const rules = readFileSync(join(folder, '.server/redirects.map'), 'utf8');
  for (const source of ['RSS', 'img/logo', 'Ä']) expect(rules).toContain(`"~^/${source}\\\\.`);
  const redirects = [{from: '/rss.xml', to: '/limits/'}] as const;
  await expect(build('en', pages, {redirects})).rejects.toThrow(/\/rss\.xml: a file has this address/);
});

it('finds a repeated source among thousands of redirects', () => {
  const redirects = Array.from({length: 5000}, (_, at) => ({from: `/old/${at}`, to: '/limits/'}) as const);
  expect(() => hosting({redirects})).not.toThrow();
  expect(() => hosting({redirects: [...redirects, {from: '/old/7/', to: '/'}]})).toThrow(
    /"redirects\[5000\]" has the same "from" as "redirects\[7\]"/,
  );
});

it('accepts files of other outputs as targets, but no redirect pages', async () => {
  const pages = {'limits/index.html': '', 'old/index.html': '<meta http-equiv="refresh" content="0; url=/a">'};
  await build('en', pages, {redirects: [{from: '/old', to: '/llms.txt'}]});
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toContain('/old /llms.txt 301\n');
  await expect(build('en', pages, {redirects: [{from: '/a', to: '/old'}]})).rejects.toThrow(/\/old is not a page/);
  await expect(build('en', pages, {redirects: [{from: '/a', to: '/b.txt'}]})).rejects.toThrow(/no file \/b\.txt/);
});

it.each(['back%5Cslash', 'tab%09', 'slash%2F'])(
  'rejects the address of a page that servers reject: %s',
  async (name) => {
    const pages = {'limits/index.html': '', [`${name}/index.html`]: ''};
    await expect(build('en', pages, {}, undefined, [`/${name}/`])).rejects.toThrow(
      `because servers reject them: /${name}/\nRename`,
    );
  },
);

it.each([
  ['en', '/', ['/', '/de/', '/cn/']],
  ['de', '/', ['/', '/', '/cn/']],
])('returns the base paths of all locales when only building --locale %s', (currentLocale, baseUrl, locales) => {
  const paths = {en: 'en', de: 'de', 'zh-Hans': 'cn'};
  const of = ([name, path]: [string, string]) => [name, {baseUrl, path, url: 'https://a.example'}];
  const localeConfigs = Object.fromEntries(Object.entries(paths).map(of));
  const i18n = {currentLocale, defaultLocale: 'en', localeConfigs};
  expect(getBasePaths({baseUrl, i18n} as never)).toEqual({own: '/', root: '/', locales});
});

it('throws for resources that the policy blocks', async () => {
  const pages = {'limits/index.html': '<img src="https://a.b/c.png">'};
  await expect(build('en', pages, {})).rejects.toThrow(/\n\.\.\/limits\/index\.html: <img src>.*images/);
  await expect(build('en', pages, {onBlocked: 'ignore'})).resolves.toBeUndefined();
  await expect(build('en', pages, {images: ['https://a.b']})).resolves.toBeUndefined();
});

it.each([
  [{images: ['a.example']}, /"images\[0\]" must be an origin such as .*\(given: 'a\.example'\)/],
  [{onBlocked: 'stop'}, /"onBlocked" must be one of \[throw, warn, ignore\]/],
  [{redirects: [{from: 'old', to: '/'}]}, /"redirects\[0\]\.from" must be an address on this site/],
  ...[
    '/old?a=1',
    '/old#a',
    '/old/*',
    '/old/:name',
    '/../old',
    '/a%',
    '/%E4',
    '/a\\b',
    '/a//b',
    '/a//',
    '/%61///b',
    '/old ',
  ].map(
    (from) => [{redirects: [{from, to: '/'}]}, /without a query, anchor, \*, :name or a space at its end/] as const,
  ),
  ...[
    'https://[a',
    'https://a b/',
    'mailto:a@b.example',
    '/../a/',
    '/\\a.example',
    '/a%0d%0a',
    'a',
    '/ ',
    '/?a=b ',
    'https://a.example/ ',
  ].map((to) => [{redirects: [{from: '/a', to}]}, /"redirects\[0\]\.to" must be an address on this site/] as const),
  ...['https://a.example/b', 'https://ä.example', 'https://a.example?b', '*', "'unsafe-inline'"].map(
    (source) => [{connect: [source]}, /"connect\[0\]" must be an origin such as/] as const,
  ),
  [{redirects: [{from: '/a%2Fb', to: '/'}]}, /"redirects\[0\]\.from"/],
  [{redirects: [{from: '/a\n;', to: '/'}]}, /"redirects\[0\]\.from"/],
  [{redirects: [{from: '/old', to: '//evil.example'}]}, /"redirects\[0\]\.to"/],
  [{redirects: [{from: '/old'}]}, /"redirects\[0\]" has no "to"; its options: from, to \(given: \{ from: '\/old' \}\)/],
  [{redirects: {'/old': '/'}}, /"redirects" must be a list such as \[\{from: '\/old', to: '\/new'\}\]/],
  [{redirects: [{from: ['/a'.repeat(80)], to: '/'}]}, /\(given: .{79}…\)$/],
  [
    {redirects: ['/old', '/o%6Cd/'].map((from) => ({from, to: '/'}))},
    /"redirects\[1\]" has the same "from" as "redirects\[0\]"/,
  ],
])('rejects the options %j', (options, message) => {
  expect(() => hosting(options as never)).toThrow(message);
});

it.each([
  {redirects: [{from: '/wiki/Special:Pages', to: '/limits/?q=100%#a'}]},
  {redirects: [{from: '/😀', to: 'https://a.example/?url=https%3A%2F%2Fb.example'}]},
  {scripts: ["'wasm-unsafe-eval'", 'http://localhost:3000'], workers: ['blob:'], connect: ['wss://*.a.example']},
])('accepts the options %j', (options) => {
  expect(() => hosting(options as never)).not.toThrow();
});
