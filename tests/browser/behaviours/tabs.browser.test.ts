import type {Locator, Page} from '@playwright/test';
import {address, drainLayoutShifts, expect, holdRequests, recordLayoutShifts, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';

const PAGE = '/workflows/steps/';
const OTHER = '/code/';
const MINUTE = 60_000;

const groups = (page: Page): Locator => page.locator('[data-tab-group="language"]');

const tab = (page: Page, name: string): Locator => groups(page).first().getByRole('tab', {name});

async function expectTab(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}

async function choose(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
  await expectTab(page, name);
}

test('keeps the selected tab across pages and windows for five minutes', async ({page, docs, context}) => {
  await context.clock.install();
  await docs.open(PAGE);
  await expectTab(page, 'Node.js');
  await choose(page, 'Python');
  await docs.open(OTHER);
  await expectTab(page, 'Python');
  const second = await context.newPage();
  await new DocsPage(second).open(PAGE);
  await expectTab(second, 'Python');
  await second.close();
  await page.clock.fastForward(5 * MINUTE - 30_000);
  await docs.open(PAGE);
  await expectTab(page, 'Python');
  await page.clock.fastForward(31_000);
  await docs.open(PAGE);
  await expectTab(page, 'Node.js');
});

test('syncs groups with the same name, even in other windows', async ({page, docs, context}) => {
  await docs.open(PAGE);
  const second = await context.newPage();
  await new DocsPage(second).open(OTHER);
  await choose(page, 'Python');
  await expectTab(second, 'Python');
  const offering = groups(page).filter({has: page.getByRole('tab', {name: 'Python', includeHidden: true})});
  const chosen = offering.getByRole('tab', {name: 'Python', selected: true, includeHidden: true});
  expect(await chosen.count()).toBe(await offering.count());
});

test('shows the tab with the text that a link leads to, without storing it', async ({page, docs}) => {
  await page.goto(`${address(PAGE)}#:~:text=${encodeURIComponent('def handler(mr: "millrace")')}`);
  const panel = groups(page).locator('[role=tabpanel]').filter({hasText: 'def handler'}).first();
  await expect(panel).toBeVisible();
  await expect(panel.getByText('def handler').first()).toBeInViewport();
  await docs.openDocument(OTHER);
  await expectTab(page, 'Node.js');
});

test("the selected tab doesn't move when groups above it change", async ({page, docs}) => {
  await docs.open(PAGE);
  const last = groups(page).getByRole('tab', {name: 'Python'}).last();
  await last.scrollIntoViewIfNeeded();
  const top = (): Promise<number> => last.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await last.dispatchEvent('click');
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('shows the stored tab before scripts run, without layout shifts', async ({page, docs}) => {
  await recordLayoutShifts(page);
  await docs.open(PAGE);
  await choose(page, 'Python');
  const release = await holdRequests(page, '**/assets/js/document.*.js');
  await page.goto(address(PAGE), {waitUntil: 'commit'});
  const panels = groups(page).first();
  await expect(panels.locator('[data-tab-value="python"]').first()).toBeVisible();
  await expect(panels.locator('[data-tab-value="nodejs"]').first()).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.dataset.documentScript)).toBeUndefined();
  release();
  await docs.startApplication();
  await expectTab(page, 'Python');
  await expect(panels.locator('[data-tab-value="python"]').first()).toBeVisible();
  expect(await drainLayoutShifts(page)).toBeLessThan(0.02);
});

test('arrow keys move between tabs, and Enter selects one', async ({page, docs}) => {
  await docs.open(PAGE);
  await tab(page, 'Node.js').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Python')).toBeFocused();
  await expectTab(page, 'Node.js');
  await page.keyboard.press('Enter');
  await expectTab(page, 'Python');
  await page.keyboard.press('Home');
  await expect(tab(page, 'Node.js')).toBeFocused();
  await page.keyboard.press(' ');
  await expectTab(page, 'Node.js');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('shows all panels with their labels', async ({page}) => {
    await page.goto(address(PAGE));
    const panels = groups(page).first().locator('[data-tab-value]');
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(groups(page).first().getByRole('tablist')).toBeHidden();
    const label = await panels.nth(1).evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect(label).toBe('"Python"');
  });
});
