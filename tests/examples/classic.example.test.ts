import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import type {Route} from '@playwright/test';
import {
  makeCrawlerRecords,
  startAlgoliaDouble,
  type AlgoliaDouble,
} from '../../packages/docusaurus-theme-search/tests/algoliaDouble';
import {
  buildSite,
  CREATE,
  DOCUMENT_SCRIPT,
  installPackages,
  getApplicationScripts,
  createFolder,
  openSite,
  removeFolder,
  runProgram,
  type OpenSite,
} from './site';

/** The configuration to add to a site by `create-docusaurus`. */
const THEMES = ['docusaurus-theme-document-first', 'docusaurus-theme-search'];

/** Adds the themes to a site's configuration, before its presets. */
async function addThemes(folder: string): Promise<void> {
  const file = join(folder, 'docusaurus.config.ts');
  const source = await readFile(file, 'utf8');
  const themes = `  themes: [${THEMES.map((name) => `'${name}'`).join(', ')}],\n\n`;
  const changed = source.replace(/^(?= {2}presets: \[$)/m, themes);
  if (changed === source) throw new Error(`${file} has no line "presets: [" to put the themes in front of`);
  await writeFile(file, changed);
}

/** A page that reads build settings in the browser, as MikroORM's list of versions does. */
const SETTINGS_PAGE = `
import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import config from '@generated/docusaurus.config';

export default function Settings() {
  const {siteConfig} = useDocusaurusContext();
  const [name] = siteConfig.presets[0];
  return <h1>{name}, {siteConfig.staticDirectories[0]}, {config.themes.length > 0 ? 'themes' : 'none'}</h1>;
}
`;

describe('the template of create-docusaurus with the themes', () => {
  let folder = '';
  let site: OpenSite;

  beforeAll(async () => {
    folder = await createFolder('classic');
    await runProgram(folder, 'npm', ...CREATE);
    await addThemes(join(folder, 'site'));
    await writeFile(join(folder, 'site/src/pages/settings.tsx'), SETTINGS_PAGE);
    await installPackages(join(folder, 'site'), THEMES);
    await buildSite(join(folder, 'site'));
    site = await openSite(join(folder, 'site'));
  });

  afterAll(async () => {
    await site?.close();
    await removeFolder(folder);
  });

  it("keeps Docusaurus's own router", async () => {
    const file = join(folder, 'site/node_modules/react-router/package.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({version: expect.stringMatching(/^5\./)});
  });

  it.each([
    ['a page of the docs', '/docs/intro', 'Tutorial Intro'],
    ['a page with code', '/docs/tutorial-basics/create-a-page', 'Create a Page'],
    ['a post', '/blog/long-blog-post', 'Long Blog Post'],
  ])('only loads a small script and control modules on %s', async (_, path, title) => {
    await site.visit(path);
    expect(await site.page.locator('h1').first().textContent()).toBe(title);
    const [first = ''] = site.scripts;
    expect(first).toMatch(DOCUMENT_SCRIPT);
    expect(getApplicationScripts(site.scripts)).toEqual([]);
    const script = await readFile(join(folder, 'site/build', first));
    expect(script.length).toBeLessThan(30_000);
  });

  it('shows blog posts, Markdown pages and the front page with its own styles', async () => {
    await site.visit('/blog');
    await site.page.locator('article').nth(2).waitFor();
    await site.visit('/markdown-page');
    expect(await site.page.locator('h1').textContent()).toBe('Markdown page example');
    await site.visit('/');
    expect(await site.page.locator('main section h3').allTextContents()).toContain('Powered by React');
    const features = site.page.locator('main section').first();
    expect(await features.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
  });

  it.each(['/docs/intro', '/blog', '/markdown-page', '/'])('has a skip link on %s', async (path) => {
    await site.visit(path);
    const target = await site.page.locator('a', {hasText: 'Skip to main content'}).getAttribute('href');
    expect(await site.page.locator(`[id="${target?.slice(1)}"]`).count()).toBe(1);
  });

  it('uses the configured code theme', async () => {
    await site.visit('/docs/tutorial-basics/create-a-page');
    const block = site.page.locator('[class*=language-jsx]').first();
    const colors = await block
      .locator('code span')
      .evaluateAll((spans) => [...new Set(spans.map((span) => getComputedStyle(span).color))]);
    expect(colors.length).toBeGreaterThan(2);
  });

  it('navigates without a reload once the application runs', async () => {
    // The React page starts the application when loading.
    await site.visit('/');
    await site.page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await site.page.getByRole('link', {name: 'Blog', exact: true}).first().click();
    await site.page.waitForURL('**/blog');
    await site.page.locator('article').nth(2).waitFor();
  });

  it('lets pages read the whole site configuration in the browser', async () => {
    await site.visit('/settings');
    await site.page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    expect(await site.page.locator('h1').textContent()).toBe('classic, static, themes');
  });

  it('shows a not-found page', async () => {
    await site.page.goto(`${site.origin}/no-such-page`);
    expect(await site.page.locator('h1').textContent()).toBe('Page Not Found');
    site.problems.splice(0, site.problems.length, ...site.problems.filter((line) => !line.includes('404')));
  });

  it('logs no errors', () => {
    expect(site.problems).toEqual([]);
  });

  describe('and with themeConfig.algolia, as its documentation has it, under the policy of hosting()', () => {
    let hosted: OpenSite;
    let double: AlgoliaDouble;
    let output = '';

    beforeAll(async () => {
      const file = join(folder, 'site/docusaurus.config.ts');
      const source = await readFile(file, 'utf8');
      const algolia = "algolia: {appId: 'TESTAPP', apiKey: 'search-only', indexName: 'template'},";
      const plugin = "['docusaurus-plugin-built-site', {outputs: [hosting({images: ['https://github.com']})]}]";
      await writeFile(
        file,
        source
          .replace(/^/, "import {hosting} from 'docusaurus-plugin-built-site';\n")
          .replace(/^ {2}presets: \[$/m, `  plugins: [${plugin}],\n$&`)
          .replace(/^ {2}themeConfig: \{$/m, `$&\n    ${algolia}`),
      );
      output = await buildSite(join(folder, 'site'));
      hosted = await openSite(join(folder, 'site'), '/', 'build', true);
      double = await startAlgoliaDouble();
      for (const record of makeCrawlerRecords('https://your-docusaurus-site.example.com'))
        double.open('template').set(record.objectID, record);
      await hosted.page.route(/algolia(?:net)?\.(?:net|com)\//, async (route) => {
        const {pathname, search} = new URL(route.request().url());
        const answer = await route.fetch({url: `http://127.0.0.1:${double.port}${pathname}${search}`});
        await route.fulfill({response: answer});
      });
    });

    afterAll(async () => {
      await hosted?.close();
      await double?.close();
    });

    it('has a single search page without DocSearch', async () => {
      expect(output).not.toMatch(/duplicate routes/i);
      const scripts = await readdir(join(folder, 'site/build/assets/js'));
      const texts = await Promise.all(
        scripts.map((name) => readFile(join(folder, 'site/build/assets/js', name), 'utf8')),
      );
      expect(texts.filter((text) => /DocSearch-Modal|autocomplete-core/.test(text))).toEqual([]);
    });

    it("searches the crawler's index with the site's facets, and opens a result", async () => {
      await hosted.visit('/docs/intro');
      await hosted.page.keyboard.press('Control+k');
      await hosted.page.keyboard.type('congratulations');
      await hosted.page.getByRole('option', {name: 'What’s next'}).waitFor();
      const sent = double.requests.at(-1)?.body as {requests: {facetFilters: unknown}[]};
      const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];
      expect(sent.requests[0]?.facetFilters).toEqual(['language:en', tags]);
      await hosted.page.keyboard.press('Enter');
      await hosted.page.waitForURL('**/docs/tutorial-basics/congratulations#whats-next');
    });

    it('shows hosted results on the search page, and uses the embedded engine on errors', async () => {
      await hosted.visit('/search?q=congratulations');
      await hosted.page.getByRole('link', {name: 'What’s next'}).waitFor();
      double.refuse(403);
      await hosted.visit('/search?q=markdown features');
      await hosted.page.getByText('these results come from this site itself').first().waitFor();
      await hosted.page.getByRole('link', {name: 'Markdown Features', exact: true}).first().waitFor();
    });

    it('tries every host, and uses the embedded engine if none responds', async () => {
      const pattern = /algolia(?:net)?\.(?:net|com)\//;
      const abort = (route: Route): Promise<void> => route.abort();
      const hosts = ['-dsn.algolia.net', ...[1, 2, 3].map((n) => `-${n}.algolianet.com`)];
      await hosted.page.route(pattern, abort);
      await hosted.visit('/docs/intro');
      await hosted.page.keyboard.press('Control+k');
      const requests = hosts.map((host) =>
        hosted.page.waitForRequest((request) => new URL(request.url()).host === `testapp${host}`),
      );
      await hosted.page.keyboard.type('congratulations');
      await Promise.all(requests);
      await hosted.page.getByRole('option', {name: 'Congratulations!'}).first().waitFor();
      await hosted.page.unroute(pattern, abort);
    });

    it('never violates the policy', async () => {
      for (const path of ['/', '/blog', '/markdown-page']) {
        const response = await hosted.page.goto(hosted.origin + path, {waitUntil: 'networkidle'});
        expect(response?.headers()['content-security-policy']).toContain('https://testapp-dsn.algolia.net');
      }
      expect(hosted.problems.filter((line) => /content security policy/i.test(line))).toEqual([]);
    });
  });
});
