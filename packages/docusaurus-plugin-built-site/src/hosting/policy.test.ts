import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {collectPolicyRequirements, collectStyleSheetResources, type PolicyFile} from './collectPolicyRequirements';
import {getApprovedInlineScripts, createPolicy, hashScript, findPolicyViolations} from './policy';
import {mergeSources, SOURCE_KINDS, type Sources} from './sources';

type Case = {readonly html: string; readonly sources?: Partial<Sources>; readonly message: string};
const cases = parse(readFileSync(join(import.meta.dirname, 'policy.cases.yaml'), 'utf8')) as {
  readonly loads: Readonly<Record<string, readonly string[]>>;
  readonly allowed: readonly Case[];
  readonly blocked: readonly Case[];
};

const NOTHING = Object.fromEntries(SOURCE_KINDS.map((kind) => [kind, []])) as unknown as Sources;
const needs = (more: Partial<PolicyFile>): PolicyFile => ({
  file: 'build/a.html',
  scripts: [],
  handlers: [],
  loads: [],
  ...more,
});

describe('collectPolicyRequirements', () => {
  it('finds inline scripts, but not data blocks or files', () => {
    const html =
      '<script>let a = 1 < 2;</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(collectPolicyRequirements(html)).toMatchObject({scripts: ['let a = 1 < 2;'], handlers: []});
  });

  it.each([
    ['text/template', 0],
    ['application/json; charset=utf-8', 0],
    ['', 1],
    ['MODULE', 1],
  ])('counts scripts of the type "%s": %i', (type, count) => {
    expect(collectPolicyRequirements(`<script type="${type}">a</script>`).scripts).toHaveLength(count);
    expect(
      collectPolicyRequirements(`<iframe srcdoc="<script type='${type}'>a</script>"></iframe>`).scripts,
    ).toHaveLength(count);
  });

  it("finds event handlers and javascript: URLs, which can't be hashed", () => {
    const html = '<img onerror="x()"><a href=" javascript:x()">a</a><a href="/on">b</a><form action="javascript:y()">';
    expect(collectPolicyRequirements(html).handlers).toEqual(['<img onerror>', '<a href>', '<form action>']);
  });

  it('ignores the script of a redirect page', () => {
    expect(
      collectPolicyRequirements('<meta http-equiv="refresh" content="0; url=/a"><script>go()</script>').scripts,
    ).toEqual([]);
  });

  it.each(Object.entries(cases.loads).flatMap(([kind, pages]) => pages.map((html) => [kind, html] as const)))(
    'finds %s in %s',
    (kind, html) => {
      expect(collectPolicyRequirements(html).loads.filter(({url}) => url.startsWith('https'))).toEqual([
        {kind: kind === 'null' ? null : kind, element: expect.any(String), url: 'https://a.example/x.svg'},
      ]);
    },
  );

  it('finds resources of style sheets, but not in comments', () => {
    const css = '/* url(https://a.example/) */ @import url(https://b.example/f.css); a { cursor: url(/c.png), auto }';
    expect(collectStyleSheetResources(css)).toEqual([
      {kind: 'styles', element: '@import', url: 'https://b.example/f.css'},
      {kind: 'images', element: 'cursor', url: '/c.png'},
    ]);
  });
});

it('allows sources from options and plugins, and redirect targets of known hosts', () => {
  const sources = mergeSources([
    {...NOTHING, images: ['https://github.com'], connect: ['https://a.example']},
    {connect: ['https://b.example', 'https://a.example']},
  ]);
  const policy = createPolicy([], sources);
  expect(policy).toContain("connect-src 'self' https://a.example https://b.example;");
  expect(policy).toMatch(/img-src [^;]*https:\/\/github\.com https:\/\/avatars\.githubusercontent\.com/);
});

it.each([
  [['https://fonts.googleapis.com'], 'https://fonts.gstatic.com'],
  [['https://cdn.jsdelivr.net', "'self'"], 'https://cdn.jsdelivr.net'],
  [['https:'], 'https:'],
  [[], ''],
])('allows the fonts of style sheets from %j', (styles, fonts) => {
  const sources = mergeSources([{styles}, {}]);
  expect(createPolicy([], sources)).toContain(`font-src ${`'self' data: ${fonts}`.trim()};`);
  const url = `${fonts || 'https://a.example'}${fonts.endsWith(':') ? '//a.example' : ''}/a.woff2`;
  const loads = [{kind: 'fonts', element: '<link href>', url}] as const;
  expect(findPolicyViolations([needs({loads})], [], sources, 'https://site.example/')).toHaveLength(fonts ? 0 : 1);
});

it('returns the redirect targets of a known host', () => {
  const loads = [{kind: 'images', element: '<img src>', url: 'https://github.com/a.png'}] as const;
  const [message] = findPolicyViolations([needs({loads})], [], NOTHING, 'https://site.example/');
  expect(message).toContain('images: ["https://github.com"]}) allows it, and what it redirects to (avatars');
});

it('normalizes Windows line breaks before hashing, like browsers', () => {
  expect(hashScript('a\r\nb\rc')).toBe(hashScript('a\nb\nc'));
});

it('hashes like browsers (example from the CSP level 3 specification)', () => {
  expect(hashScript("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

describe('findPolicyViolations', () => {
  const list = (html: string, sources: Partial<Sources> = {}, scripts: readonly string[] = []) =>
    findPolicyViolations(
      [{file: 'build/a.html', ...collectPolicyRequirements(html)}],
      scripts,
      {...NOTHING, ...sources},
      'https://site.example/docs/',
    );

  it.each(cases.allowed)('allows $html with $sources', ({html, sources}) => {
    expect(list(html, sources)).toEqual([]);
  });

  it.each(cases.blocked)('reports "$message" for $html with $sources', ({html, sources, message: message}) => {
    expect(list(html, sources)).toEqual([expect.stringContaining(message)]);
  });

  it("reports a resource once, and inline scripts that aren't on the reference page", () => {
    const [first, second] = ['build/a.html', 'build/b.html'].map((file) => ({
      file,
      ...collectPolicyRequirements('<img src="https://a.example/x.png"><script>track()</script>'),
    }));
    const blocked = findPolicyViolations(
      [first, second] as PolicyFile[],
      ['theme()'],
      NOTHING,
      'https://site.example/',
    );
    expect(blocked).toHaveLength(2);
    expect(blocked.join('\n')).toMatch(
      /build\/a\.html: inline script "track\(\)".*1 more files\)[\s\S]*<img src>.*1 more/,
    );
  });

  it('allows the scripts of the reference page, and those of Docusaurus on the front page', () => {
    const banner = "find('__docusaurus-base-url-issue-banner-container')";
    const reference = needs({scripts: ['theme()']});
    expect(getApprovedInlineScripts(reference, [reference, needs({scripts: ['track()', banner]})])).toEqual([
      'theme()',
      banner,
    ]);
  });
});

describe('createPolicy', () => {
  it('only allows hashed scripts by default', () => {
    const policy = createPolicy(['theme()'], NOTHING);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; /);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-src 'none';");
    expect(policy).toMatch(/frame-ancestors 'none'$/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|algolia/);
  });

  it('includes the sources of each kind', () => {
    const policy = createPolicy([], {...NOTHING, connect: ['https://api.example'], frames: ["'self'"]});
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toMatch(/frame-src 'self';.*frame-ancestors 'self'$/);
  });
});
