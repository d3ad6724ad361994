import {describe, expect, it, jest} from '@jest/globals';
import {load} from 'cheerio';
import {latestVersion, type Version} from '../../../src/config/versions';
import {toResultFile} from './getBundleFile';
import {rewriteLinks} from './preparePage';
import {packBundle} from './createBundle';

const V2 = latestVersion;
const V1: Version = {...V2, id: 'v1', prefix: '/v1/', facet: 'v1', status: 'older'};
const SITE = {version: V2, paths: new Set(['/', '/limits/', '/quickstart/new.html'])};

function rewrite(href: string, site: Parameters<typeof rewriteLinks>[3] = SITE): string | undefined {
  const $ = load(`<nav class="navbar"><a id="home" href="/docs/"></a></nav><a id="link" href="${href}">Text</a>`);
  rewriteLinks($, '/code/go/', 'code/go/index.html', site);
  const link = $('#link');
  return `${link.attr('href')}${link.is('[data-online]') ? ' online' : ''}`;
}

it.each([
  ['/docs/v1/limits/#memory', V1, 'limits/index.html#memory'],
  ['/docs/quickstart/new.html', V2, 'quickstart/new.html'],
  ['/docs/', V2, 'index.html'],
] as const)('converts the result %s to a relative file path', (address, version, file) => {
  expect(toResultFile(address, version)).toBe(file);
});

describe('links', () => {
  it.each([
    ['/docs/limits/', '../../limits/index.html'],
    ['/docs/limits/?plan=pro#memory', '../../limits/index.html?plan=pro#memory'],
    ['https://millrace.example/docs/limits/', '../../limits/index.html'],
    ['/docs/quickstart/new.html', '../../quickstart/new.html'],
    ['/docs/search/', '../../search.html'],
    ['#errors', '#errors'],
    ['/docs/v1/limits/', 'https://millrace.example/docs/v1/limits/ online'],
    ['/docs/moved/', 'https://millrace.example/docs/moved/ online'],
    ['/docs/openapi.yaml', 'https://millrace.example/docs/openapi.yaml online'],
    ['https://go.dev/doc/', 'https://go.dev/doc/'],
    ['mailto:security@millrace.example', 'mailto:security@millrace.example'],
  ])('%s becomes %s', (given, expected) => {
    expect(rewrite(given)).toBe(expected);
  });

  it("to the site's front page lead to the version's front page", () => {
    const $ = load('<nav class="navbar"><a href="/docs/">Millrace Docs</a></nav><main><a href="/docs/">v2</a></main>');
    rewriteLinks($, '/v1/limits/', 'limits/index.html', {version: V1, paths: new Set(['/v1/'])});
    expect($('.navbar a').attr('href')).toBe('../index.html');
    expect($('main a').attr('href')).toBe('https://millrace.example/docs/');
  });
});

it('packing the same files creates identical archives', () => {
  const files = new Map<string, string | Buffer>([
    ['index.html', '<p>ä</p>'],
    ['img/logo.svg', Buffer.from([1, 2])],
  ]);
  const archive = packBundle(files, 'docs');
  jest.useFakeTimers({now: new Date('2040-01-01')});
  expect(packBundle(files, 'docs')).toEqual(archive);
  jest.useRealTimers();
});
