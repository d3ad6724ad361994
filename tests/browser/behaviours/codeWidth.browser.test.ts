import {expect, test} from '../fixtures';

for (const width of [320, 390, 768, 1440])
  test(`the buttons of code blocks without a label don't cover code at ${width} pixels`, async ({page, docs}) => {
    await page.setViewportSize({width, height: 900});
    await docs.openDocument('/api/rest/');
    const blocks = page.locator('.code-block--bare');
    await expect(blocks.last().locator('.code-block__copy')).toBeAttached();
    const covered = await blocks.evaluateAll((all) =>
      all
        .filter((block) => {
          const [pre, actions] = ['pre', '.code-block__actions'].map((part) =>
            block.querySelector(part)?.getBoundingClientRect(),
          );
          const code = block.querySelector('code');
          if (!pre || !actions || !code) return true;
          const firstLine = pre.top + parseFloat(getComputedStyle(code).paddingTop);
          // Only shorter lines are next to the buttons.
          const isCut =
            pre.width < block.clientWidth - 1 && pre.width > actions.left - block.getBoundingClientRect().left + 1;
          return isCut || (pre.right > actions.left + 1 && firstLine < actions.bottom - 1);
        })
        .map((block) => block.textContent),
    );
    expect(await blocks.count()).toBeGreaterThan(2);
    expect(covered).toEqual([]);
    const copy = blocks.first().locator('.code-block__copy');
    await copy.focus();
    await expect(copy).toBeFocused();
    await expect(copy).toBeInViewport();
  });

test('wrapped code without a label uses the full width on a phone', async ({page, docs}) => {
  await page.setViewportSize({width: 390, height: 844});
  await docs.openDocument('/api/rest/');
  const block = page.locator('.code-block--bare', {hasText: '--request POST'}).first();
  const widths = await block.evaluate((element) => [element.clientWidth, element.querySelector('pre')?.offsetWidth]);
  expect(widths[1]).toBe(widths[0]);
});
