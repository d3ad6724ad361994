import {expect, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';
import {PLAIN_PORT} from '../playwright.config';
import {HTML_PAGES} from '../../../src/config/addresses';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;
const WITHOUT_ENDING = HTML_PAGE.replace('.html', '');

const HOSTS = [
  ['with rules', ''],
  ['plain', `http://localhost:${PLAIN_PORT}`],
] as const;

const MOVES = [
  ['/docs/limits', '/docs/limits/'],
  ['/docs/limits/index.html', '/docs/limits/'],
  ['/docs/index.html', '/docs/'],
  ['/docs/v1/index.html', '/docs/v1/'],
  [`/docs${WITHOUT_ENDING}`, `/docs${HTML_PAGE}`],
  [`/docs${WITHOUT_ENDING}/`, `/docs${HTML_PAGE}`],
  [`/docs${HTML_PAGE}`, `/docs${HTML_PAGE}`],
] as const;

for (const [host, origin] of HOSTS) {
  test.describe(`addresses on a host ${host}`, () => {
    for (const [given, settled] of MOVES) {
      test(`${given} is ${settled}, with query and hash`, async ({page}) => {
        await page.goto(`${origin}${given}?a=1#b`, {waitUntil: 'commit'});
        await page.waitForURL((url) => url.pathname === settled, {waitUntil: 'commit'});
        const url = new URL(page.url());
        expect(url.search + url.hash).toBe('?a=1#b');
        await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
      });
    }

    for (const unknown of [
      '/docs/nope',
      '/docs/nope/deeper/',
      '/docs/%E0%A4%A',
      '/docs/%00',
      '/docs/..%2f..%2fetc%2fpasswd',
      '/docs/a%2F..%2Fb',
    ]) {
      test(`${unknown} gets the not-found page`, async ({page, complaints}) => {
        const response = await page.goto(`${origin}${unknown}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
        expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
      });
    }
  });
}

test('links in the site lead to the one address of the .html page', async ({page}) => {
  const docs = new DocsPage(page);
  await docs.open('/quickstart/');
  await page.locator(`a[href$="${HTML_PAGE}"]`).first().click();
  await page.waitForURL(`**/docs${HTML_PAGE}`);
  await expect(docs.heading).toHaveCount(1);
  await expect(page.locator('a[href^="/"][href*=".html/"]')).toHaveCount(0);
});

test('the sitemap holds each page once, at its one address', async ({request}) => {
  const xml = await (await request.get('./sitemap.xml')).text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toContain(`https://millrace.example/docs${HTML_PAGE}`);
  expect(found.filter((url) => !url?.endsWith('/') && !url?.endsWith('.html'))).toEqual([]);
  expect(found.filter((url) => url?.includes('/snowflake/') || url?.includes('/search/'))).toEqual([]);
});
