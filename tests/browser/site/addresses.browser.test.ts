import {HTML_PAGES} from '../../../src/config/addresses';
import {redirects} from '../../../src/config/redirects';
import {expect, test} from '../fixtures';
import {PLAIN_PORT} from '../playwright.config';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;
const WITHOUT_ENDING = HTML_PAGE.replace('.html', '');

const PLAIN = `http://localhost:${PLAIN_PORT}`;

const MOVES = [
  ['/docs/limits', '/docs/limits/'],
  ['/docs/code/index.html', '/docs/code/'],
  [`/docs${WITHOUT_ENDING}`, `/docs${HTML_PAGE}`],
  [`/docs${HTML_PAGE}`, `/docs${HTML_PAGE}`],
] as const;

// The server tests check nginx, which has more rules.
for (const [given, settled] of MOVES) {
  test(`${given} leads to ${settled} on a static host, keeping query and hash`, async ({page}) => {
    await page.goto(`${PLAIN}${given}?a=1#b`, {waitUntil: 'commit'});
    await page.waitForURL((url) => url.pathname === settled, {waitUntil: 'commit'});
    const url = new URL(page.url());
    expect(url.search + url.hash).toBe('?a=1#b');
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  });
}

for (const unknown of ['/docs/nope/deeper/', '/docs/%E0%A4%A', '/docs/%00', '/docs/..%2f..%2fetc%2fpasswd']) {
  test(`${unknown} shows the not-found page on a static host`, async ({page, complaints}) => {
    const response = await page.goto(`${PLAIN}${unknown}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
}

test('links use the canonical URL of the .html page', async ({page, docs}) => {
  await docs.open('/quickstart/');
  await page.locator(`a[href$="${HTML_PAGE}"]`).first().click();
  await page.waitForURL(`**/docs${HTML_PAGE}`);
  await expect(docs.heading).toHaveCount(1);
  await expect(page.locator('a[href^="/"][href*=".html/"]')).toHaveCount(0);
});

test('the sitemap contains each page once with its canonical URL', async ({request}) => {
  const xml = await (await request.get('./sitemap.xml')).text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toContain(`https://millrace.example/docs${HTML_PAGE}`);
  expect(found.filter((url) => !url?.endsWith('/') && !url?.endsWith('.html'))).toEqual([]);
  expect(found.filter((url) => url?.includes('/snowflake/') || url?.includes('/search/'))).toEqual([]);
});

test('redirect pages on a static host keep query and hash', async ({page}) => {
  const moved = redirects.find(({to}) => to.startsWith('/'));
  for (const address of [moved?.from, `${moved?.from}/`]) {
    await page.goto(`${PLAIN}/docs${address}?from=old#part`, {waitUntil: 'commit'});
    await page.waitForURL(`${PLAIN}/docs${moved?.to}?from=old#part`, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  }
});
