import {describe, expect, it, jest} from '@jest/globals';
import {load} from 'cheerio';
import {unzipSync} from 'fflate';
import {versions} from '../../../src/config/versions';
import {toResultFile} from '../browser/showAnswer';
import {bundleFile} from './bundleFile';
import {preparePage, rewriteLinks} from './preparePage';
import {embedFonts, prefixClasses, withoutDarkMode} from './bundleStyles';
import {packBundle} from './makeBundle';

const [V2, V1] = versions;
const SITE = {version: V2, paths: new Set(['/', '/limits/', '/quickstart/new.html'])};

function rewrite(href: string, site: Parameters<typeof rewriteLinks>[3] = SITE): string | undefined {
  const $ = load(`<nav class="navbar"><a id="home" href="/docs/"></a></nav><a id="link" href="${href}">Text</a>`);
  rewriteLinks($, '/code/go/', 'code/go/index.html', site);
  const link = $('#link');
  return `${link.attr('href')}${link.is('[data-online]') ? ' online' : ''}`;
}

describe('files', () => {
  it.each([
    ['/', V2, 'index.html'],
    ['/limits/', V2, 'limits/index.html'],
    ['/quickstart/new.html', V2, 'quickstart/new.html'],
    ['/v1/', V1, 'index.html'],
    ['/v1/limits/', V1, 'limits/index.html'],
  ] as const)('%s is a file of the bundle of its version', (path, version, file) => {
    expect(bundleFile(path, version)).toBe(file);
  });

  it('of results are named from the search page', () => {
    expect(toResultFile('/docs/v1/limits/#memory', V1)).toBe('limits/index.html#memory');
    expect(toResultFile('/docs/limits/', V2)).toBe('limits/index.html');
  });
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

  it('to the front page of the site lead to the front page of the version', () => {
    const $ = load('<nav class="navbar"><a href="/docs/">Millrace Docs</a></nav><main><a href="/docs/">v2</a></main>');
    rewriteLinks($, '/v1/limits/', 'limits/index.html', {version: V1, paths: new Set(['/v1/'])});
    expect($('.navbar a').attr('href')).toBe('../index.html');
    expect($('main a').attr('href')).toBe('https://millrace.example/docs/');
  });
});

describe('a page', () => {
  const HTML = `<head><link rel="stylesheet" href="/docs/assets/css/styles.css"><script src="/docs/assets/js/document.js" data-application="12.ab"></script>
    <meta property="og:url" content="x"><link rel="canonical" href="https://millrace.example/docs/limits/"></head>
    <h2 id="credits">Credits</h2><section data-application-control data-application-needed="query">
    <div class="only-with-script"><input></div><p class="only-without-script">In words.</p></section>
    <span class="only-with-script"><button>Copy</button></span>
    <details data-page-tool><a href="/docs/limits.md">View as Markdown</a></details>
    <noscript><link rel="stylesheet" href="/docs/assets/no-script.css"></noscript>`;
  const $ = load(HTML, {scriptingEnabled: false});
  const assets = preparePage($, '/limits/', 'limits/index.html');

  it('names the files it needs, and reads them from beside it', () => {
    expect(assets).toEqual(['assets/css/styles.css', 'assets/js/document.js', 'assets/no-script.css']);
    expect($('noscript link').attr('href')).toBe('../assets/no-script.css');
    expect($('link[rel=canonical]').attr('href')).toBe('https://millrace.example/docs/limits/');
  });

  it('has no application, and what stands in its place', () => {
    expect($('input, [data-application], [data-application-control], [data-application-needed]').length).toBe(0);
    expect($('section').text()).toMatch(/In words\.\s*This tool works online: open it on the website\./);
    expect($('section a').attr('href')).toBe('https://millrace.example/docs/limits/#credits');
    expect($('button').text()).toBe('Copy');
  });

  it('has no page tools, which send the address of the page to others', () => {
    expect($('[data-page-tool], details').length).toBe(0);
  });
});

describe('style sheets', () => {
  it('hold their fonts', () => {
    const css = embedFonts('@font-face{src:url(/docs/assets/a.woff2)}', () => Buffer.from('abc'));
    expect(css).toBe('@font-face{src:url(data:font/woff2;base64,YWJj)}');
  });

  it('have a prefix in place of the hash of a module', () => {
    const css = '.a > li,.b .c{margin:0.5rem .25rem}';
    expect(prefixClasses(css, 'offline-')).toBe('.offline-a > li,.offline-b .offline-c{margin:0.5rem .25rem}');
  });

  it('leave dark mode to the script', () => {
    const css = 'a{color:red}@media (prefers-color-scheme: dark){a{color:white}}@media print{a{color:black}}';
    expect(withoutDarkMode(css)).toBe('a{color:red}@media print{a{color:black}}');
  });
});

describe('the archive', () => {
  const files = new Map<string, string | Buffer>([
    ['index.html', '<p>ä</p>'],
    ['img/logo.svg', Buffer.from([1, 2])],
  ]);
  const archive = packBundle(files, 'docs');

  it('unpacks into one folder', () => {
    const unpacked = unzipSync(archive);
    expect(Object.keys(unpacked)).toEqual(['docs/index.html', 'docs/img/logo.svg']);
    expect(new TextDecoder().decode(unpacked['docs/index.html'])).toBe('<p>ä</p>');
  });

  it('is the same for the same files, whenever it is packed', () => {
    jest.useFakeTimers({now: new Date('2040-01-01')});
    expect(packBundle(files, 'docs')).toEqual(archive);
    jest.useRealTimers();
  });
});
