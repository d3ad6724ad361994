import {execFile} from 'node:child_process';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {DOCUSAURUS} from '../../tools/findPrograms';
import {HTML_PAGES} from '../../src/config/addresses';
import {compareBuilds} from './compareBuilds';
import {makeThreeVersions, REDIRECTS} from './makeThreeVersions';

/** Inside the project, so that packages are found. */
const SITE = join(import.meta.dirname, '.threeVersions');
const TIMEOUT = 300_000;

const read = (file: string): Promise<string> => readFile(join(SITE, 'build', file), 'utf8');

/** Builds the site and returns what the build printed. */
async function build(...more: readonly string[]): Promise<string> {
  const {stdout, stderr} = await promisify(execFile)(
    process.execPath,
    [DOCUSAURUS, 'build', '--no-minify', '--config', 'site.config.ts', ...more],
    {cwd: SITE, env: {...process.env, NODE_OPTIONS: '', NODE_ENV: 'production'}},
  );
  return stdout + stderr;
}

describe('a site whose table of versions has a third one', () => {
  let said = '';

  beforeAll(async () => {
    await makeThreeVersions(SITE);
    said = await build();
  }, TIMEOUT);

  afterAll(() => rm(SITE, {recursive: true, force: true}));

  it('tells the version of each page', async () => {
    const records = JSON.parse(await read('pages.json')) as PageRecord[];
    expect(Object.fromEntries(records.map(({path, version}) => [path, version]))).toEqual({
      '/': 'v3',
      '/guides/': 'v3',
      '/limits/': 'v3',
      '/quickstart/': 'v3',
      [HTML_PAGES[0]]: 'v3',
      '/spaces/': 'v3',
      '/v2/': 'v2',
      '/v2/limits/': 'v2',
      '/v2/workspaces/': 'v2',
      '/v1/': 'v1',
      '/v1/orgs/': 'v1',
      '/v1/sql/': 'v1',
    });
  });

  it.each([
    ['v2/limits', '/docs/limits/', 'v2', 'Read this page for v3'],
    ['v2/workspaces', '/docs/spaces/', 'v2', 'Read this page for v3'],
    ['v1/orgs', '/docs/spaces/', 'v1', 'Read this page for v3'],
    ['v1/sql', '/docs/v1/sql/', 'v1', 'no such page for v3'],
  ])('gives %s the canonical address %s', async (path, canonical, label, words) => {
    const $ = load(await read(`${path}/index.html`));
    expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe(canonical);
    const banner = $('aside[aria-label=Version]').text();
    expect(banner).toContain(`This page is about Millrace ${label}.`);
    expect(banner).toContain(words);
    expect(banner).toContain('What is different in v3: It works differently.');
  });

  it('shows no banner on pages of the latest version', async () => {
    expect(load(await read('limits/index.html'))('aside[aria-label=Version]')).toHaveLength(0);
  });

  it('lists the pages and the facts of each version', async () => {
    const index = await read('llms.txt');
    expect(index).toContain('This index lists the pages of v3, the latest version.');
    expect(index.match(/^- \[Index of .*\]\(.*\)/gm)).toEqual([
      '- [Index of v2](https://millrace.example/docs/v2/llms.txt)',
      '- [Index of v1](https://millrace.example/docs/v1/llms.txt)',
    ]);
    expect(await read('v2/llms.txt')).toContain('# Millrace documentation, v2\n');
    const facts = JSON.parse(await read('facts.json')) as {latest: string; versions: object};
    expect([facts.latest, ...Object.keys(facts.versions)]).toEqual(['v3', 'v3', 'v2', 'v1']);
  });

  it.each(REDIRECTS.map(({from, to}) => [from, to] as const))('redirects %s to %s', async (from, to) => {
    const $ = load(await read(`${from}/index.html`));
    expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=/docs${to}`);
    expect(await read('.server/redirects.map')).toContain(`"/docs${from}" "/docs${to}";`);
  });

  it('ranks the pages of the latest version first in the sitemap', async () => {
    const $ = load(await read('sitemap.xml'), {xml: true});
    const priorityOf = (end: string): string =>
      $('url')
        .filter((_, url) => $(url).find('loc').text().endsWith(end))
        .find('priority')
        .text();
    expect([priorityOf('/docs/limits/'), priorityOf('/docs/v2/limits/')]).toEqual(['0.8', '0.2']);
  });

  it('is built without a history, as an archive is, and says what is left out', async () => {
    expect(said).toContain('is not part of a git repository');
    const $ = load(await read('spaces/index.html'));
    expect($('.theme-doc-markdown').text()).toContain('was built without the history of its pages');
    expect($('a[href$=".xml"]')).toHaveLength(0);
    const files = (await readdir(join(SITE, 'build'), {recursive: true})).map(String);
    expect(files.filter((file) => /atom|changes.*\.xml$/.test(file))).toEqual([]);
    const limits = load(await read('limits/index.html'));
    expect(limits('link[type="application/atom+xml"]')).toHaveLength(0);
    expect(limits('main').text()).not.toMatch(/Last changed|Follow this page/);
  });

  describe('after an edit of one page', () => {
    let files: readonly string[] = [];

    beforeAll(async () => {
      const page = join(SITE, 'docs/limits/index.mdx');
      await writeFile(page, `${await readFile(page, 'utf8')}\nOne sentence more.\n`);
      await build('--out-dir', 'edited');
      const {onlyFirst, onlySecond, changed} = compareBuilds(join(SITE, 'build'), join(SITE, 'edited'));
      files = [...onlyFirst, ...onlySecond, ...changed.map(({file}) => file)];
    }, TIMEOUT);

    it('differs in no other page', () => {
      const pages = files.filter((file) => file.endsWith('.html') || /(^|\/)\w+\.md$/.test(file));
      expect(pages.sort()).toEqual(['limits.md', 'limits/index.html']);
    });

    it('differs in few other files: lists, records, search, and what the application loads', () => {
      const others = files.filter((file) => !/^limits(\.md|\/index\.html)$/.test(file));
      const KNOWN =
        /^(assets\/js\/|application\.json|pages\.json|sitemap\.xml|(v\d\/)?llms[\w-]*\.txt|search[\w./-]*|\.server\/)/;
      expect(others.filter((file) => !KNOWN.test(file))).toEqual([]);
    });
  });
});
