import {HTML_PAGES} from '../../../src/config/addresses';
import {redirects} from '../../../src/config/redirects';
import {expect, test} from '../fixtures';
import {PLAIN_PORT} from '../playwright.config';

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

test('links in the site lead to the one address of the .html page', async ({page, docs}) => {
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

const internal = redirects.filter(({to}) => to.startsWith('/'));
const PLAIN = `http://localhost:${PLAIN_PORT}`;

test.describe('redirects on a plain host', () => {
  for (const {from, to} of internal) {
    test(`the pages ${from} and ${from}/ name ${to}`, async ({request}) => {
      for (const address of [from, `${from}/`]) {
        const html = await (await request.get(`${PLAIN}/docs${address}`)).text();
        expect(html).toContain(`<meta http-equiv="refresh" content="0; url=/docs${to}">`);
        expect(html).toContain(`<link rel="canonical" href="/docs${to}"`);
        expect(html).toContain('<script src="/docs/redirect.js">');
      }
    });
  }

  test('a redirect page leads to what it names, with query and hash', async ({page}) => {
    const [moved] = internal;
    for (const address of [moved?.from, `${moved?.from}/`]) {
      await page.goto(`${PLAIN}/docs${address}?from=old#part`, {waitUntil: 'commit'});
      await page.waitForURL(`${PLAIN}/docs${moved?.to}?from=old#part`, {waitUntil: 'commit'});
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    }
  });
});

test('a redirect page to another site names exactly its address', async ({request}) => {
  const moved = redirects.find(({to}) => to.startsWith('https:'));
  const html = await (await request.get(`${PLAIN}/docs${moved?.from}/`)).text();
  expect(html).toContain(`url=${moved?.to}"`);
  expect(html).not.toContain(`${moved?.to}/`);
});
