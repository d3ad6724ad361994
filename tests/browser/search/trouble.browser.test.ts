import {expect, test} from '../fixtures';

const BAD_QUERIES = [
  ['ten thousand characters', 'workflow '.repeat(1200)],
  ['one word of ten thousand letters', 'x'.repeat(10_000)],
  ['markup', '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'],
  ['emoji', '🎉👩‍💻🔥'],
  ['right-to-left text', 'תהליך עבודה \u202Eevil'],
  ['patterns', '.*+?^${}()|[]\\ %00 " OR 1=1'],
] as const;

test('bad input leaves the box usable', async ({page, box, complaints}) => {
  await box.openOn('/workflows/');
  for (const [name, query] of BAD_QUERIES) {
    await test.step(name, async () => {
      await box.search(query);
      await expect(box.hits.or(box.dialog.getByText('Nothing found for')).first()).toBeVisible();
      await box.search('limits');
      await box.expectFirst('Limits');
    });
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(complaints).toEqual([]);
});
