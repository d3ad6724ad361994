import {cp, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {testSettings} from './testSettings';
import {
  compareMarkdown,
  DOCUSAURUS,
  installPackages,
  createFolder,
  openSite,
  removeFolder,
  runProgram,
  type OpenSite,
} from './site';

const PACKAGES = ['docusaurus-theme-document-first', 'docusaurus-theme-search', 'docusaurus-plugin-built-site'];
const SITE_URL = 'https://harbour.example/';

/** Theme components that the last build overrides in its own folder, as copied by `docusaurus swizzle`. */
const EJECTED = [
  ['docusaurus-theme-search', 'SearchBar'],
  ['docusaurus-theme-document-first', 'DocSidebar/Desktop/Content'],
  ['docusaurus-theme-document-first', 'TabItem'],
] as const;

/** The builds: both locales with the classic theme, and one of them with the other values of `trailingSlash`. */
const BUILDS = [
  ['build', [], []],
  ['never', ['SLASH=never'], ['--locale', 'en', '--out-dir', 'never']],
  ['always', ['SLASH=always', 'DOCUMENT_FIRST=1', 'SETTINGS=1'], ['--locale', 'en', '--out-dir', 'always']],
] as const;

describe('a site with what sites on the classic preset have', () => {
  let folder = '';
  const website = (...parts: string[]): string => join(folder, 'website', ...parts);
  const read = (file: string): Promise<string> => readFile(website(file), 'utf8');

  async function eject(): Promise<void> {
    for (const [theme, part] of EJECTED) {
      const to = website('src/theme', part);
      await cp(website('node_modules', theme, 'dist/theme', part), to, {recursive: true});
    }
  }

  beforeAll(async () => {
    folder = await createFolder('stock');
    await cp('examples/classic', folder, {recursive: true});
    await installPackages(website(), PACKAGES);
    for (const [build, settings, args] of BUILDS) {
      if (build === 'always') await eject();
      await runProgram(website(), 'env', ...settings, process.execPath, DOCUSAURUS, 'build', ...args);
    }
  });

  afterAll(() => removeFolder(folder));

  it.each(BUILDS.map(([build]) => build))('has the same content as Markdown for %s', async (build) => {
    expect(await compareMarkdown(website(build), SITE_URL)).toEqual([]);
  });

  it('preserves code with its language and title', async () => {
    const page = await read('build/docs/next/markup/code.md');
    const source = await readFile(join(folder, 'docs/markup/code.md'), 'utf8');
    const fences = source.match(/^(`{3,})(?!`)[^]*?^\1$/gm) ?? [];
    expect(fences.length).toBeGreaterThan(4);
    for (const fence of fences.filter((text) => !/highlight-|showLineNumbers| live/.test(text))) {
      expect(page).toContain(fence);
    }
    expect(page).toContain(
      '```js title="src/moor.js"\nexport function moor(boat) {\n  return boat.moor();\n}\n\n// highlight-next-line\nmoor(boat);',
    );
  });

  it('preserves formulas and the source of diagrams', async () => {
    const page = await read('build/docs/next/markup/formulas.md');
    expect(page).toContain('The area is $a = \\pi r^2$, and a price is \\$5.');
    expect(page).toContain('$$\n\\int_0^1 x^2 \\, dx = \\frac{1}{3}\n$$');
    expect(page).toMatch(
      /Boats go out:\n\n```mermaid\ngraph TD;\n {2}Quay-->Sea;\n```\n\nAnd come back:\n\n```mermaid/,
    );
    expect(await read('build/docs/next/markup/tables.md')).toContain('the water comes:\n\n```mermaid\ngraph TD;\n');
  });

  it('contains the visible title, and the labels of tabs', async () => {
    expect(await read('build/docs/next/intro.md')).toMatch(/^# Welcome to Harbour\n[^]*^# A second title$/m);
    const blocks = await read('build/docs/next/markup/blocks.md');
    expect(blocks.match(/^\*\*.*\*\*$/gm)).toEqual(
      expect.arrayContaining(['**JavaScript**', '**Python \\*3\\***', '**a**', '**b**']),
    );
  });

  it('lists the default version in the root index, and other versions in their own', async () => {
    const links = async (file: string): Promise<string[]> =>
      [...(await read(file)).matchAll(/\]\(https:\/\/harbour\.example\/([^)]+)\)/g)].map(([, link]) => String(link));
    expect(await links('build/llms.txt')).toEqual([
      'docs/code.md',
      'docs/intro.md',
      'community.md',
      'community/guidelines.md',
      'docs/next/llms.txt',
    ]);
    expect(await links('build/community/llms.txt')).toEqual(['community.md', 'community/guidelines.md']);
    const next = await links('build/docs/next/llms.txt');
    expect(next).toHaveLength(10);
    for (const link of next) expect(await read(`build/${decodeURIComponent(link)}`)).toMatch(/^# /);
    expect(await read('build/docs/next/llms.txt')).toContain('[The \\<video> element](');
  });

  it.each([
    ['build', '/docs/next/video'],
    ['always', '/docs/next/video/'],
    ['never', '/docs/next/video'],
  ])('records the URLs of Docusaurus in %s', async (build, path) => {
    const records = JSON.parse(await read(`${build}/pages.json`)) as {path: string}[];
    expect(records.map((record) => record.path)).toContain(path);
  });

  describe('and with the themes and other settings of the classic theme', () => {
    let site: OpenSite;
    beforeAll(async () => {
      site = await openSite(website(), '/', 'always');
    });
    afterAll(() => site.close());

    testSettings(() => site);

    it('only starts the application immediately on pages with diagrams', async () => {
      const mark = /<span data-application-needed(?:="")?>/;
      expect(await read('always/docs/next/markup/formulas/index.html')).toMatch(mark);
      expect(await read('always/docs/next/markup/code/index.html')).not.toMatch(mark);
    });
  });
});
