import {createHash} from 'node:crypto';
import {address, expect, test} from '../fixtures';

const BAD_QUERIES = [
  ['ten thousand characters', 'workflow '.repeat(1200)],
  ['one word of ten thousand letters', 'x'.repeat(10_000)],
  ['markup', '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'],
  ['emoji', '🎉👩‍💻🔥'],
  ['right-to-left text', 'תהליך עבודה \u202Eevil'],
  ['patterns', '.*+?^${}()|[]\\ %00 " OR 1=1'],
] as const;

test.describe.configure({timeout: 60_000});

test('bad input leaves the box usable', async ({page, box, complaints}) => {
  await box.openOn('/workflows/');
  for (const [name, query] of BAD_QUERIES) {
    await test.step(name, async () => {
      await box.search(query);
      await expect(box.hits.first().or(box.dialog.getByText('Nothing found for'))).toBeVisible();
      await box.search('limits');
      await box.expectFirst('Limits');
    });
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test.describe('a broken index', () => {
  test('that is missing is told, and search recovers by itself', async ({page, box}) => {
    await page.route('**/search-data/latest.*', (route) => route.fulfill({status: 404, body: 'gone'}));
    await box.openOn('/workflows/');
    await box.search('limits');
    await expect(box.notice).toContainText('a file of it is missing');
    await expect(box.input).toHaveValue('limits');
    await page.unroute('**/search-data/latest.*');
    await box.search('pricing');
    await box.expectFirst('Pricing');
    await expect(box.notice).toHaveText('');
  });

  test('of the box itself is told in its dialog, and typing on tries again', async ({page, box}) => {
    await page.route('**/search-data/box.*', (route) => route.abort());
    await page.goto(address('/workflows/'));
    await box.button.click();
    await expect(box.status).toContainText('could not be loaded');
    await page.unroute('**/search-data/box.*');
    await box.input.pressSequentially('pricing');
    await box.expectFirst('Pricing');
  });
});

test('works under a policy of script-src and worker-src self', async ({page, box, complaints}) => {
  await page.route('**/docs/workflows/', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const inline = [...html.matchAll(/<script(?![^>]*\b(?:src|application\/ld))[^>]*>([^]*?)<\/script>/g)];
    const hashes = inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const policy = `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self' ${hashes.join(' ')}; worker-src 'self'`;
    await route.fulfill({response: answer, headers: {...answer.headers(), 'content-security-policy': policy}});
  });
  await box.openOn('/workflows/');
  await box.search('limits');
  await box.expectFirst('Limits');
  expect(complaints).toEqual([]);
});
