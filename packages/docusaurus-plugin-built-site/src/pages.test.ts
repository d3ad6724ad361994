import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import type {LoadedPlugin, Props} from '@docusaurus/types';
import {createPostBuild, type PageTask} from './pages';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'pages-'));
  write('index.html', '<p>Start</p>');
  write('a/index.html', '<p>A</p>');
});
afterEach(() => rmSync(outDir, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(outDir, file)), {recursive: true});
  writeFileSync(join(outDir, file), text);
}

const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');
const listFiles = (): string[] => readdirSync(outDir, {recursive: true, encoding: 'utf8'}).sort();

type OtherPlugin = Pick<LoadedPlugin, 'postBuild'>;

/** Runs the `postBuild` of all plugins like Docusaurus: those that register a task, and others. */
async function build(parts: readonly (PageTask | OtherPlugin)[], more: Partial<Props> = {}): Promise<void> {
  const siteConfig = {url: 'https://a.example', baseUrl: '/'} as Props['siteConfig'];
  const plugins = parts.map((part) =>
    'name' in part ? {postBuild: createPostBuild({siteConfig}, part)} : part,
  ) as LoadedPlugin[];
  const i18n = {currentLocale: 'en'} as Props['i18n'];
  const given = {siteDir: outDir, outDir, baseUrl: '/', siteConfig, i18n, plugins, routesPaths: ['/'], ...more};
  const props = given as unknown as Parameters<NonNullable<LoadedPlugin['postBuild']>>[0];
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.(props)));
}

const shout: PageTask = {
  name: 'shout',
  transform: async (pages) => ({
    pages: new Map([...pages].map(([file, html]) => [file, html.toUpperCase()])),
    files: new Map([['styles.2.css', 'b{}']]),
    removed: ['styles.1.css'],
  }),
};

const copyPage: PageTask = {
  name: 'copy',
  outputs: [{name: 'copy', make: ({files}) => new Map([['copy.txt', files.get('a/index.html') ?? '']])}],
};

const fail = (): never => {
  throw new Error('no facts');
};

it.each([
  ['transform first', [shout, copyPage]],
  ['output first', [copyPage, shout]],
  ['with other plugins', [{postBuild: undefined}, copyPage, {postBuild: async () => undefined}, shout]],
])('creates outputs from transformed pages: %s', async (_, parts) => {
  write('styles.1.css', 'a{}');
  await build(parts);
  expect(read('copy.txt')).toBe('<P>A</P>');
  expect(read('a/index.html')).toBe('<P>A</P>');
  expect(listFiles()).toEqual(['a', 'a/index.html', 'copy.txt', 'index.html', 'styles.2.css']);
});

it('runs checks on the untransformed pages', async () => {
  const seen: string[] = [];
  await build([shout, {name: 'check', check: (pages) => void seen.push(...pages.values())}]);
  expect(seen.sort()).toEqual(['<p>A</p>', '<p>Start</p>']);
});

it.each([
  ['a check', {name: 'x', check: fail}],
  ['a transform', {name: 'x', transform: fail}],
  ['an output', {name: 'x', outputs: [{name: 'x', make: fail}]}],
])("doesn't change the build if %s fails", async (_, part) => {
  await expect(build([shout, copyPage, part])).rejects.toThrow('no facts');
  expect(listFiles()).toEqual(['a', 'a/index.html', 'index.html']);
  expect(read('index.html')).toBe('<p>Start</p>');
});

it("doesn't change the build if a file can't be written", async () => {
  write('copy.txt/in/the/way', '');
  const before = listFiles();
  const blocked = {name: 'y', outputs: [{name: 'y', make: () => new Map([['a/index.html/b.txt', '']])}]};
  await expect(build([shout, blocked])).rejects.toThrow();
  expect(listFiles()).toEqual(before);
  expect(read('index.html')).toBe('<p>Start</p>');
});

it('waits for later plugins and finds their files', async () => {
  let isFound: boolean | undefined;
  const look: PageTask = {
    name: 'look',
    outputs: [
      {
        name: 'look',
        make: async (site, {hasFile}) => {
          isFound = (await hasFile('sitemap.xml')) && site.files.has('old/index.html');
          return new Map();
        },
      },
    ],
  };
  const other = {
    postBuild: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      write('sitemap.xml', '');
      write('old/index.html', '');
    },
  };
  await build([look, other]);
  expect(isFound).toBe(true);
});

it('writes nothing if another plugin fails', async () => {
  await expect(build([shout, {postBuild: async () => fail()}])).rejects.toThrow('no facts');
  expect(read('index.html')).toBe('<p>Start</p>');
});

it('supports a page whose URL is a file name', async () => {
  write('b.html/index.html', '<p>B</p>');
  await build([{name: 'z', hasHtmlAddresses: true}], {routesPaths: ['/', '/b.html/']});
  expect(read('b.html')).toBe('<p>B</p>');
  expect(existsSync(join(outDir, 'b.html/index.html'))).toBe(false);
});
