import {redirects} from '../../../src/config/redirects';
import {withQuery} from '../../builtPages';
import {expect, test} from '../fixtures';
import {PLAIN_PORT} from '../playwright.config';

const internal = redirects.filter(({to}) => to.startsWith('/'));
const PLAIN = `http://localhost:${PLAIN_PORT}`;

test.describe('redirects on a host with rules', () => {
  for (const {from, to} of redirects) {
    test(`${from} and ${from}/ answer 301 to ${to}`, async ({request}) => {
      for (const address of [from, `${from}/`]) {
        const response = await request.get(`/docs${address}?from=old`, {maxRedirects: 0});
        expect(response.status()).toBe(301);
        expect(response.headers().location).toBe(withQuery(to, '?from=old'));
      }
    });
  }
});

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
