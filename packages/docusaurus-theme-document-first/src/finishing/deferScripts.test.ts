import {expect, it} from '@jest/globals';
import {applyEdits} from 'docusaurus-plugin-built-site/html';
import type {HydrateMode} from '../options';
import {deferScripts} from './deferScripts';
import {findPageParts} from './findPageParts';

const script = (name: string): string => `<script src=/docs/assets/js/${name}.js defer></script>`;
const OWN = [
  '<script defer src=https://example.com/a.js></script>',
  '<script src=https://cdn.example.com/assets/js/analytics.js defer></script>',
  '<script src=https://cdn.example.com/docs/assets/js/main.2c.js defer></script>',
  '<script src=/docs/assets/js/brand.js defer></script>',
  '<p title="<script src=/docs/assets/js/main.2c.js defer></script>"></p>',
].join('');
const NAMES = ['runtime~main.1b', 'main.2c', '935.3d', '17.6a', '18.7b', '17.ff', 'runtime~main.ee'];
const BUNDLE = {
  baseUrl: '/docs/',
  documentScript: 'assets/js/document.0a.js',
  files: new Set(NAMES.map((name) => `assets/js/${name}.js`)),
};

function createPage(own: string): string {
  const scripts = ['document.0a', 'runtime~main.1b', 'main.2c', '935.3d', own].map(script).join('');
  return `<head><meta name=generator content="Docusaurus v3.10.2">${OWN}${scripts}</head>`;
}

const PAGES = new Map([
  ['index.html', createPage('17.6a')],
  ['limits/index.html', createPage('18.7b')],
]);

function finish(html: ReadonlyMap<string, string>, getMode?: (file: string) => HydrateMode) {
  const parsed = new Map([...html].map(([file, text]) => [file, findPageParts(text, BUNDLE)]));
  const {edits, application} = deferScripts(parsed, getMode);
  return {
    application,
    pages: new Map([...html].map(([file, text]) => [file, applyEdits(text, edits.get(file) ?? [])])),
  };
}

const {pages, application} = finish(PAGES);

it("preserves the site's own scripts and the document script", () => {
  expect(pages.get('index.html')).toBe(
    `<head>${OWN}<script data-application="935 17.6a" src=/docs/assets/js/document.0a.js defer></script></head>`,
  );
});

it('writes names that change with each build to one file', () => {
  expect(application).toEqual({
    scripts: ['assets/js/runtime~main.1b.js', 'assets/js/main.2c.js'],
    shared: {935: '935.3d'},
  });
});

it("doesn't change pages without the document script", () => {
  const html = '<head><meta http-equiv=refresh content="0; url=/docs/limits/"></head>';
  expect(findPageParts(html, BUNDLE).documentTag).toBeUndefined();
});

it.each(['defer', 'defer=""', 'defer="defer"'])('supports the output of any minifier: %s', (defer) => {
  const written = createPage('17.6a').replaceAll(/src=(\/docs\/\S+) defer>/g, `${defer} src="$1">`);
  const page = finish(new Map([['index.html', written]])).pages.get('index.html');
  expect(page?.match(/<script data-application[^>]*>/g)).toEqual([
    `<script data-application="935.3d 17.6a" ${defer} src="/docs/assets/js/document.0a.js">`,
  ]);
  expect(page).not.toContain('runtime~main');
});

it('sets when the application starts, unless it waits for the reader', () => {
  const taken = finish(PAGES, (file) => (file === 'index.html' ? 'load' : 'interaction'));
  expect(taken.pages.get('index.html')).toContain(' data-start="load" ');
  expect(taken.pages.get('limits/index.html')).not.toContain('data-start');
});

it("doesn't change a page if a different one changes", () => {
  const edited = new Map([...PAGES, ['index.html', createPage('17.ff').replace('runtime~main.1b', 'runtime~main.ee')]]);
  expect(finish(edited).pages.get('limits/index.html')).toBe(pages.get('limits/index.html'));
});
