import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {compressFiles} from './compressFiles';
import {approveScripts, createPolicy, listAlgoliaOrigins} from './contentSecurityPolicy';
import {writeHostHeaders, writeRedirects} from './hostFiles';
import {collectInlineCode, hashScript} from './inlineScripts';
import {listRedirectRules} from './listRedirectRules';
import {writeHeaders, writeRedirectsMap} from './nginxFiles';

describe('collectInlineCode', () => {
  it('finds inline scripts, and neither data blocks nor files', () => {
    const html =
      '<script>let a = 1 < 2;</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(collectInlineCode(load(html))).toEqual({scripts: ['let a = 1 < 2;'], handlers: []});
  });

  it('finds handlers and javascript: addresses, which no hash can cover', () => {
    expect(
      collectInlineCode(load('<img onerror="x()"><a href=" javascript:x()">a</a><a href="/on">b</a>')).handlers,
    ).toEqual(['<img onerror>', '<a href>']);
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

  it('names the hosts of the hosted search only where it is configured', () => {
    expect(listAlgoliaOrigins(null)).toEqual([]);
    expect(createPolicy([], listAlgoliaOrigins('APPID'))).toContain(
      'https://appid-dsn.algolia.net https://appid.algolia.net https://appid-1.algolianet.com',
    );
  });
});

describe('listRedirectRules', () => {
  const redirectRules = new Map(
    listRedirectRules(
      '/docs/',
      ['/', '/limits/', '/quickstart/new.html'],
      [
        {from: '/cron', to: '/limits/'},
        {from: '/apps/all', to: 'https://millrace.example/apps'},
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
    ['/docs/apps/all/', 'https://millrace.example/apps'],
    ['/docs/limits/', undefined],
    ['/docs/quickstart/new.html', undefined],
  ])('%s redirectRules to %s', (from, to) => {
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
    expect(writeRedirects([{from: '/docs/cron', to: '/docs/limits/'}], () => true)).toBe(
      '/docs/cron /docs/limits/ 301\n',
    );
    expect(writeHostHeaders('/docs/', [['X-A', 'b']])).toMatch(
      /^\/docs\/\*\n {2}X-A: b\n\n\/docs\/assets\/\*\n {2}Cache-Control: .*immutable\n/,
    );
  });
});

describe('compressFiles', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'millrace-compress-'));
  });
  afterEach(() => rm(folder, {recursive: true}));

  it('writes both forms of text that is worth it, and leaves the rest', async () => {
    const text = 'workflow '.repeat(500);
    await writeFile(join(folder, 'a.html'), text);
    await writeFile(join(folder, 'small.html'), 'a');
    await writeFile(join(folder, 'a.png'), text);
    expect(await compressFiles(folder)).toBe(1);
    expect(brotliDecompressSync(await readFile(join(folder, 'a.html.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'a.html.gz'))).toString()).toBe(text);
    await expect(readFile(join(folder, 'a.png.br'))).rejects.toThrow();
  });
});
