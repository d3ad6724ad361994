import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {chromium, type Browser, type Page} from '@playwright/test';
import {BROWSER_SWITCHES, findBrowser} from '../browser/findBrowser';
import {
  commitAll,
  CREATE,
  DOCUSAURUS,
  installPackages,
  createFolder,
  removeFolder,
  runProgram,
  startSite,
  type StartedSite,
} from './site';

const CONFIG = 'docusaurus.config.ts';
const SITE = 'https://your-docusaurus-site.example.com';
const FENCE = /^```(\w+)(?: title="([^"]+)")?\n(?:\/\/ (docusaurus\.config\.ts)\n)?([^]*?)^```$/gm;

/** Returns the examples before the options of a README: text by file. */
async function readExamples(name: string): Promise<ReadonlyMap<string, string>> {
  const readme = await readFile(join('packages', name, 'README.md'), 'utf8');
  const [first = ''] = readme.split(/^## (?:Options|Your own words)/m);
  const named = [...first.matchAll(FENCE)].map(([, language, title, heading, text = '']) => [
    title ?? heading ?? (language === 'mdx' ? 'docs/changes.mdx' : ''),
    text,
  ]);
  return new Map(named.filter(([file]) => file !== '') as [string, string][]);
}

/** Merges an example into the template's configuration, as its owner would: appends to lists and merges settings. */
const MERGE = `
const nameOf = (item) => (Array.isArray(item) ? item[0] : item);
const isObject = (value) => typeof value === 'object' && value !== null;

export function merge(one, two) {
  if (Array.isArray(one) && Array.isArray(two)) {
    const same = (item) => two.find((other) => typeof nameOf(other) === 'string' && nameOf(other) === nameOf(item));
    const kept = one.map((item) => (Array.isArray(same(item)) ? [nameOf(item), merge(item[1], same(item)[1])] : item));
    return [...kept, ...two.filter((item) => !one.some((other) => nameOf(other) === nameOf(item)))];
  }
  if (!isObject(one) || !isObject(two)) return two;
  const joined = Object.entries(two).map(([key, value]) => [key, key in one ? merge(one[key], value) : value]);
  return {...one, ...Object.fromEntries(joined)};
}
`;

/** What each README promises: a file of the build and its content. */
const PROMISES: Readonly<Record<string, readonly (readonly [file: string, has: RegExp | string])[]>> = {
  'docusaurus-theme-document-first': [['docs/intro/index.html', /assets\/js\/document\.[0-9a-f]{8}\.js/]],
  'docusaurus-theme-search': [['search-records.json', 'Tutorial Intro']],
  'docusaurus-plugin-built-site': [
    ['docs/intro.md', '# Tutorial Intro'],
    ['llms.txt', `](${SITE}/docs/intro.md)`],
    ['pages.json', '"path":"/docs/intro"'],
    ['_redirects', '/feed /blog/rss.xml 301'],
    ['_headers', "img-src 'self' data: https://github.com https://avatars.githubusercontent.com"],
    ['.server/redirects.map', '/docs/intro'],
  ],
  'docusaurus-plugin-page-history': [
    ['docs/changes/index.html', 'Tutorial Intro'],
    ['changes/atom.xml', `${SITE}/docs/intro`],
  ],
  'docusaurus-plugin-facts': [
    ['docs/intro/index.html', /Up to 512\s?KB/],
    ['facts.json', '"limits.payloadSize"'],
  ],
  'docs-mcp': [['llms.txt', `](${SITE}/docs/intro.md)`]],
};

const PACKAGES = Object.keys(PROMISES);

/** Maximum time until a page shows a change. */
const WAIT = 120_000;

describe('the first examples of the READMEs, pasted into the template of create-docusaurus', () => {
  let folder = '';
  const site = (...parts: string[]): string => join(folder, 'site', ...parts);

  /** Adds the examples of some packages, and builds the site. */
  async function buildWith(names: readonly string[], out: string): Promise<void> {
    const configs: string[] = [];
    const pages: string[] = [];
    for (const name of names) {
      for (const [file, text] of await readExamples(name)) {
        const to = file === CONFIG ? `${name}.example.ts` : file;
        if (file === CONFIG) configs.push(`./${name}.example`);
        if (file.startsWith('docs/')) pages.push(file);
        await mkdir(dirname(site(to)), {recursive: true});
        await writeFile(site(to), text);
      }
    }
    expect(configs).toHaveLength(names.length);
    const modules = ['./template.config', ...configs];
    const imports = modules.map((module, index) => `import config${index} from '${module}';`);
    const list = modules.map((_, index) => `config${index}`).join(', ');
    const lines = [...imports, "import {merge} from './merge';", `export default [${list}].reduce(merge);\n`];
    await writeFile(site(CONFIG), lines.join('\n'));
    await runProgram(site(), process.execPath, DOCUSAURUS, 'build', '--out-dir', out);
    for (const page of pages) await rm(site(page));
  }

  async function expectPromises(name: string, out: string): Promise<void> {
    for (const [file, has] of PROMISES[name] ?? []) {
      const text = await readFile(site(out, file), 'utf8');
      const pattern = typeof has === 'string' ? expect.stringContaining(has) : expect.stringMatching(has);
      expect([name, file, text]).toEqual([name, file, pattern]);
    }
  }

  beforeAll(async () => {
    folder = await createFolder('readmes');
    await runProgram(folder, 'npm', ...CREATE);
    await rename(site(CONFIG), site('template.config.ts'));
    await writeFile(site('merge.js'), MERGE);
    const intro = site('docs/intro.mdx');
    await writeFile(intro, `${await readFile(intro, 'utf8')}\nUp to %limits.payloadSize%.\n`);
    await runProgram(site(), 'git', 'init', '--quiet');
    await runProgram(site(), 'git', 'add', '.');
    await commitAll(site(), '2026-01-05', 'Write the pages');
    await installPackages(site(), PACKAGES);
  });

  afterAll(() => removeFolder(folder));

  it('are tested for every package', async () => {
    expect([...PACKAGES].sort()).toEqual((await readdir('packages')).sort());
  });

  it.each(PACKAGES)('create what the README of %s says', async (name) => {
    await buildWith([name], name);
    await expectPromises(name, name);
  });

  it('work together, and docs-mcp runs from its own folder', async () => {
    await buildWith(PACKAGES, 'build');
    for (const name of PACKAGES) await expectPromises(name, 'build');
    await runProgram(site(), process.execPath, 'mcp/build.mjs');
    await rename(site('dist/docs-mcp'), join(folder, 'server'));
    const client = new Client({name: 'tests', version: '1.0.0'});
    const args = [join(folder, 'server/main.mjs')];
    await client.connect(new StdioClientTransport({command: process.execPath, args}));
    const ask = async (name: string, given: Record<string, unknown>): Promise<string> =>
      JSON.stringify((await client.callTool({name, arguments: given})).content);
    expect(await ask('search', {query: 'create a page'})).toContain(`${SITE}/docs/tutorial-basics/create-a-page`);
    expect(await ask('get_page', {page: '/docs/intro'})).toContain('Up to 512KB');
    expect(await ask('list_pages', {})).toContain('Markdown Features');
    await client.close();
  });

  describe('and run in docusaurus start', () => {
    let started: StartedSite;
    let browser: Browser;
    let page: Page;
    const edit = async (file: string, from: string, to: string): Promise<void> => {
      const text = await readFile(site(file), 'utf8');
      await writeFile(site(file), text.replace(from, to));
    };
    beforeAll(async () => {
      started = await startSite(site());
      await started.waitFor(/compiled successfully/);
      browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_SWITCHES});
      page = await browser.newPage();
      page.setDefaultTimeout(WAIT);
      await page.goto(`${started.origin}/docs/intro`);
    });

    afterAll(async () => {
      await browser?.close();
      await started?.stop();
    });

    it('show a changed figure without a restart', async () => {
      await page.getByText('Up to 512KB').waitFor();
      await edit('facts.ts', '512', '640');
      await page.getByText('Up to 640KB').waitFor();
    });

    it.each([
      ['facts.ts', "'KB'", "'KBB'", /"limits\.payloadSize" has the unit "KBB"; did you mean "KB"[^]*facts\.ts:\d+:\d+/],
      ['facts.ts', 'value: 640', 'value 640', /facts\.ts:\d+:\d+/],
      ['docs/intro.mdx', '%limits.payloadSize%', '%limits.payloadSiz%', /intro\.mdx:\d+:\d+ [^]*%limits\.payloadSize%/],
      ['docs/intro.mdx', 'sidebar_position: 1', 'sidebar_label: "%limits.siz%"', /intro\.mdx:2:\d+ /],
    ])('show file and line of a mistake in %s and continue: %s to %s', async (file, right, wrong, message) => {
      await edit(file, right, wrong);
      await started.waitFor(message);
      await edit(file, wrong, right);
      await edit('facts.ts', 'value: 640', 'value: 641');
      await page.getByText('Up to 641KB').waitFor();
      await edit('facts.ts', 'value: 641', 'value: 640');
      await page.getByText('Up to 640KB').waitFor();
      expect(started.isRunning()).toBe(true);
    });
  });
});
