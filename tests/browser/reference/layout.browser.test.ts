import type {Locator} from '@playwright/test';
import {expect, test} from '../fixtures';

const ENDPOINT = 'create-a-source';
const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;

async function getBox(part: Locator): Promise<{x: number; y: number; width: number; height: number}> {
  const box = await part.boundingBox();
  if (!box) throw new Error('the part is not shown');
  return box;
}

test('shows the samples beside the text on a wide screen', async ({page, reference}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await reference.open();
  const details = reference.part(ENDPOINT, 'details');
  const samples = reference.part(ENDPOINT, 'samples');
  const [text, sample] = [await getBox(details), await getBox(samples)];
  expect(sample.x).toBeGreaterThanOrEqual(text.x + text.width);
  expect(await samples.evaluate((part) => getComputedStyle(part).position)).toBe('sticky');
});

for (const width of [320, 390, 768, 1200, 1280])
  test(`shows the form's button in the row of tabs at ${width} pixels`, async ({page, reference}) => {
    await page.setViewportSize({width, height: 800});
    await reference.open();
    const samples = reference.part(ENDPOINT, 'samples');
    const button = await getBox(samples.getByRole('button', {name: 'Try it'}));
    const row = await getBox(samples.getByRole('tablist'));
    expect(button.y).toBeGreaterThanOrEqual(row.y);
    expect(button.y + button.height).toBeLessThanOrEqual(row.y + row.height);
    expect(button.x + button.width).toBeLessThanOrEqual(row.x + row.width);
    const copy = await getBox(samples.getByRole('button', {name: /^Copy/}).first());
    expect(copy.y > row.y + row.height - 4 || copy.x + copy.width <= button.x).toBe(true);
  });

test('nothing covers the close and send buttons of the open form', async ({page, reference}) => {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({width, height});
    await reference.open();
    const form = await reference.openBuilder(ENDPOINT);
    const close = reference.part(ENDPOINT, 'samples').getByRole('button', {name: 'Close'});
    // `click` fails if another element would receive the click.
    await close.click({trial: true});
    await form.getByRole('button', {name: 'Send'}).click({trial: true});
    if (width >= 1200) await expect(form.getByRole('button', {name: 'Send'})).toBeInViewport({ratio: 1});
  }
});

test('shows the path without its host, but copies both', async ({page, reference}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await reference.open();
  const code = reference.part(ENDPOINT, 'details').locator('[data-name] code');
  const [host, all] = [code.locator('span').first(), code];
  expect((await getBox(host)).width).toBeLessThan(1);
  expect(await all.evaluate((element) => (element as HTMLElement).innerText.trim())).toMatch(/^https:.*\/v1\/sources$/);
});

for (const [width, height] of WINDOWS)
  test(`opens the form below its button, which stays visible, at ${width} × ${height}`, async ({page, reference}) => {
    await page.setViewportSize({width, height});
    await reference.open('/api/rest/workflows/');
    const samples = reference.part('create-a-workflow', 'samples');
    const button = samples.getByRole('button', {name: /^(?:Try it|Close): POST \/workflows$/});
    await button.click();
    const form = samples.getByRole('form');
    await form.waitFor();
    await expect(form.getByRole('textbox').first()).toBeFocused();
    await expect(button).toBeInViewport({ratio: 1});
    // Measured at the same time, because the page can still be scrolling.
    const measureGap = async (): Promise<number> =>
      form.evaluate(
        (element, opener) => element.getBoundingClientRect().top - (opener?.getBoundingClientRect().top ?? 0),
        await button.elementHandle(),
      );
    await expect.poll(measureGap).toBeLessThan(100);
    await expect.poll(async () => (await getBox(form)).y).toBeLessThan(height - 100);
    await button.click();
    await expect(form).toHaveCount(0);
    // Browsers round scroll positions.
    await expect(button).toBeInViewport({ratio: 0.95});
    await expect(samples.getByRole('tablist')).toBeVisible();
  });

test('a response is in view beside a long request', async ({page, reference}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await reference.open('/api/rest/workflows/');
  const samples = reference.part('create-a-workflow', 'samples');
  await samples.scrollIntoViewIfNeeded();
  const request = samples.locator('[data-tab-group] pre').filter({visible: true});
  expect(await request.evaluate((pre) => pre.scrollHeight > pre.clientHeight)).toBe(true);
  await expect(samples.getByText('Response 200')).toBeInViewport();
  const response = samples.locator('pre').filter({visible: true}).nth(1);
  await expect(response).toBeInViewport({ratio: 0.5});
});

test.describe('a long response', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is collapsed to its first lines and copied completely', async ({page, docs}) => {
    await docs.openDocument('/api/rest/sources/');
    // Requests are only collapsed on phones.
    const fold = page.locator('[data-fold] > summary').filter({visible: true}).first();
    const block = fold.locator('xpath=../preceding-sibling::*[1]');
    const getHeights = (): Promise<number[]> =>
      block.locator('pre').evaluate((pre) => [pre.clientHeight, pre.scrollHeight]);
    const [shown = 0, whole = 0] = await getHeights();
    expect(shown).toBeLessThan(whole);
    await block.getByRole('button', {name: /^Copy/}).click();
    const code = await block.locator('code').textContent();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code?.trimEnd());
    await expect(fold).toHaveAccessibleName(`Show all ${code?.trimEnd().split('\n').length} lines`);
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect.poll(getHeights).toEqual([whole, whole]);
  });
});

test('a long response can be expanded without scripts', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('./api/rest/sources/');
  const fold = page.locator('[data-fold] > summary').filter({visible: true}).first();
  const pre = fold.locator('xpath=../preceding-sibling::*[1]').locator('pre');
  const {height = 0} = (await pre.boundingBox()) ?? {};
  await fold.click();
  expect((await getBox(pre)).height).toBeGreaterThan(height + 100);
  await context.close();
});

test('an attribute has its own URL, and nested objects expand in place', async ({page, reference}) => {
  await reference.open('/api/rest/components/');
  const attribute = page.locator('#component-configurable-props');
  await attribute.getByText('Fields of configurable_props').click();
  await page.locator('#component-configurable-props-optional > a').click();
  await expect(page).toHaveURL(/#component-configurable-props-optional$/);
});

test('the current operation is shown at the top and in the sidebar', async ({page, reference}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await reference.open('/api/rest/sources/');
  await page.locator('#update-a-source-component-url').evaluate((field) => field.scrollIntoView({behavior: 'instant'}));
  const path = reference.part('update-a-source', 'details').locator('[data-name="Update a source"]');
  const readName = (): Promise<string> =>
    path.evaluate((bar) => {
      const {content, visibility} = getComputedStyle(bar, '::before');
      return `${visibility} ${content}`;
    });
  expect((await getBox(path)).y).toBeLessThan(120);
  // The scroll-driven animation updates in the next frame.
  await expect.poll(readName).toContain('visible "Update a source"');
  await expect(page.locator('.rest-operation > .menu__link--active')).toHaveText('Update a source');
  await page.locator('#source-object').evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
  await expect(page.locator('.menu__list .menu__link--active').last()).toHaveText('The source object');
  await page.locator('#update-a-source').evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
  await expect.poll(readName).toContain('hidden');
});

test("the sidebar doesn't truncate the names of operations", async ({page, reference}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await reference.open('/api/rest/workflows/');
  const labels = page.locator('.rest-operation > a > span');
  await expect(labels).not.toHaveCount(0);
  // Allows the empty space above and below the letters, which is less than half a line.
  const cut = await labels.evaluateAll((all) =>
    all
      .filter((label) => label.scrollHeight - label.clientHeight > parseFloat(getComputedStyle(label).lineHeight) / 2)
      .map(({textContent}) => textContent),
  );
  expect(cut).toEqual([]);
});
