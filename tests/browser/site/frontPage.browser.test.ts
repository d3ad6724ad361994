import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const getRace = (page: Page): Locator => page.getByRole('list', {name: 'One order on its way through a workflow'});

/** Returns the animated elements in a part of the page, and their number of iterations. */
const getAnimations = (part: Locator): Promise<string[]> =>
  part.evaluate((element) =>
    element.getAnimations({subtree: true}).map(({effect}) => {
      const name = effect instanceof KeyframeEffect ? effect.target?.localName : 'nothing';
      return `${name}: ${effect?.getTiming().iterations}`;
    }),
  );

test('the hero picture is complete, with a single animation that runs once', async ({page}) => {
  await page.goto('./');
  expect(await getAnimations(getRace(page))).toEqual(['g: 1']);
  await expect(getRace(page).getByRole('listitem')).toHaveCount(4);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test("there's no animation", async ({page}) => {
    await page.goto('./');
    expect(await getAnimations(getRace(page))).toEqual([]);
    await expect(getRace(page).getByText('"Added one row to Orders"')).toBeVisible();
  });
});

test('a card links to its page, and links in its text lead to other pages', async ({page}) => {
  await page.goto('./');
  // The card's link covers its text and receives the click.
  await page.getByText('Turn feeds, webhooks and polled APIs into events').click({force: true});
  await page.waitForURL('**/docs/sources/');
  await page.goBack();
  await page.getByRole('link', {name: 'publish it', exact: true}).click();
  await page.waitForURL('**/docs/apps/contributing/');
});

test('hovering a step highlights its control in the picture, and vice versa', async ({page}) => {
  await page.goto('./');
  const control = page.locator('figure :has(> span[data-part="3"])');
  const step = page.locator('li[data-part="3"]');
  await expect(control).toHaveCSS('outline-style', 'none');
  const plain = await step.evaluate((item) => getComputedStyle(item).backgroundColor);
  await step.hover();
  await expect(control).toHaveCSS('outline-style', 'solid');
  await page.mouse.move(0, 0);
  await expect(step).toHaveCSS('background-color', plain);
  await page.locator('span[data-part="3"]').hover();
  await expect(step).not.toHaveCSS('background-color', plain);
});

test('below 1,200 px the contents bar is sticky, names the current heading and closes after following a link', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1024, height: 800});
  await page.goto('./workflows/build-and-run/');
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.getByText('On this page').click();
  const link = contents.getByRole('link').nth(2);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(link).toBeHidden();
  await expect(contents).toBeInViewport({ratio: 1});
  await expect(contents.locator('summary')).toContainText(name);
  const heading = page.locator('.theme-doc-markdown').getByRole('heading', {name, exact: true});
  await expect(heading).toBeInViewport();
  const [bar, place] = [await contents.boundingBox(), await heading.boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
});
