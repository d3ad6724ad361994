import {expect, test} from '../fixtures';

const BAD_QUERIES = [
  ['ten thousand characters', 'workflow '.repeat(1200)],
  ['one word of ten thousand letters', 'x'.repeat(10_000)],
  ['markup', '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'],
  ['emoji', '🎉👩‍💻🔥'],
  ['right-to-left text', 'תהליך עבודה \u202Eevil'],
  ['patterns', '.*+?^${}()|[]\\ %00 " OR 1=1'],
] as const;

test('handles invalid input', async ({page, box, complaints}) => {
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

const PLACES = {
  'a link in the text': 'main .markdown p a',
  'a link of the sidebar': '.theme-doc-sidebar-menu a[href]',
  'a button that copies code': 'main .code-block__actions button',
};
for (const [name, selector] of Object.entries(PLACES))
  test(`Escape returns the focus to ${name}`, async ({page, box, docs}) => {
    await docs.openDocument('/http/');
    const place = page.locator(selector).first();
    await place.focus();
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press('Control+k');
      await expect(box.input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(place).toBeFocused();
    }
  });

test("retries on click if the module can't be loaded", async ({page, box}) => {
  const module = '**/search-data/box.*.js*';
  await page.route(module, (route) => route.abort());
  await box.openOn('/workflows/');
  const again = box.dialog.getByRole('button', {name: 'Try again'});
  await expect(again).toBeVisible();
  await page.unroute(module);
  // Hovering the button would load the module again.
  await again.dispatchEvent('click');
  await expect(again).toHaveCount(0);
  await box.search('limits');
  await box.expectFirst('Limits');
});
