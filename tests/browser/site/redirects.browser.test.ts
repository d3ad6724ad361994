import {redirects} from '../../../src/config/redirects';
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
        expect(response.headers().location).toBe(`${to.startsWith('/') ? `/docs${to}` : to}?from=old`);
      }
    });
  }
});

test.describe('redirects on a plain host', () => {
  for (const {from, to} of internal) {
    test(`${from} and ${from}/ land on ${to}`, async ({page}) => {
      for (const address of [from, `${from}/`]) {
        await page.goto(`${PLAIN}/docs${address}?from=old#part`, {waitUntil: 'commit'});
        await page.waitForURL((url) => url.pathname === `/docs${to}`, {waitUntil: 'commit'});
        await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      }
    });
  }
});

test('a redirect page to another site names exactly its address', async ({request}) => {
  const moved = redirects.find(({to}) => to.startsWith('https:'));
  const html = await (await request.get(`${PLAIN}/docs${moved?.from}/`)).text();
  expect(html).toContain(`url=${moved?.to}"`);
  expect(html).not.toContain(`${moved?.to}/`);
});
