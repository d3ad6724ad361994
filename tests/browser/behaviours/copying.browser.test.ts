import type {Locator, Page} from '@playwright/test';
import {timings} from '../../doubles/documentFirst';
import {address, expect, stopClock, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';

class CodeBlock {
  readonly code: Locator;
  readonly button: Locator;

  constructor(
    readonly page: Page,
    readonly root: Locator = page.locator('.code-block').first(),
  ) {
    this.code = root.locator('code');
    this.button = root.getByRole('button', {name: /cop/i});
  }

  async readCode(): Promise<string> {
    const text = await this.code.evaluate((code) => (code as HTMLElement).innerText);
    return text.trimEnd();
  }

  /** Records the button's texts. Returns a function that reads them. */
  async recordTexts(): Promise<() => Promise<string[]>> {
    await this.button.evaluate((button) => {
      const texts: string[] = [];
      Object.assign(window, {texts});
      const observer = new MutationObserver(() => texts.push(button.textContent ?? ''));
      observer.observe(button, {childList: true, characterData: true, subtree: true});
    });
    return () => this.page.evaluate(() => (window as unknown as {texts: string[]}).texts);
  }

  readBackground(): Promise<string> {
    return this.root.evaluate((root) => getComputedStyle(root).backgroundColor);
  }
}

const PAGE = '/code/nodejs/';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

/** Opens the first code block of a page. The application isn't loaded unless a test needs it. */
async function openBlock(page: Page): Promise<CodeBlock> {
  await new DocsPage(page).openDocument(PAGE);
  return new CodeBlock(page);
}

const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test("the copy button isn't in the HTML and appears 100 ms after navigating", async ({page, docs, request}) => {
  expect(await (await request.get(address(PAGE))).text()).not.toContain('code-block__copy');
  await page.clock.install();
  await docs.open('/pricing/');
  await stopClock(page);
  await page.locator('a[href="/docs/quickstart/"]').first().dispatchEvent('click');
  await expect(docs.heading).toHaveText('Build your first workflow');
  await page.clock.runFor(80);
  await expect(page.locator('.code-block__copy')).toHaveCount(0);
  await page.clock.runFor(40);
  expect(await page.locator('.code-block__copy').count()).toBe(await page.locator('.code-block').count());
});

for (const layer of ['document script', 'application'] as const) {
  test(`"Copied" is shown for the configured time (${layer})`, async ({page, docs}) => {
    await page.clock.install();
    if (layer === 'application') {
      await docs.open('/pricing/');
      await page.locator('a[href="/docs/quickstart/"]').first().dispatchEvent('click');
      await expect(docs.heading).toHaveText('Build your first workflow');
    } else await docs.openDocument(PAGE);
    const block = new CodeBlock(page);
    await expect(block.button).toBeAttached();
    await stopClock(page);
    await block.button.dispatchEvent('click');
    await expect(block.button).toHaveText('Copied');
    await page.clock.runFor(timings.copyConfirmation - 1);
    await expect(block.button).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(block.button).toHaveAccessibleName(/^Copy code: /);
  });
}

test('a second click restarts the timer', async ({page}) => {
  await page.clock.install();
  const block = await openBlock(page);
  await block.root.hover();
  await expect(block.button).toBeVisible();
  await stopClock(page);
  await block.button.click();
  await expect(block.button).toHaveText('Copied');
  await page.clock.runFor(timings.copyConfirmation - 100);
  await block.button.click();
  // The label doesn't change, so read the clipboard to wait for the second copy.
  await readClipboard(page);
  await page.clock.runFor(timings.copyConfirmation - 10);
  await expect(block.button).toHaveText('Copied');
  await page.clock.runFor(20);
  await expect(block.button).toHaveAccessibleName(/^Copy code: /);
});

test('the background flashes and returns for the configured times', async ({page}) => {
  await page.clock.install();
  const block = await openBlock(page);
  await expect(block.button).toBeAttached();
  await stopClock(page);
  const rest = await block.readBackground();
  await expect(block.root).toHaveCSS('transition-property', 'background-color');
  await expect(block.root).toHaveCSS('transition-duration', `${timings.copyFlash / 1000}s`);
  await block.button.dispatchEvent('click');
  await expect(block.button).toHaveText('Copied');
  await expect.poll(() => block.readBackground()).not.toBe(rest);
  await page.clock.runFor(timings.copyConfirmation);
  await expect.poll(() => block.readBackground()).toBe(rest);
});

for (const [place, path, selector] of [
  ['on the page', PAGE, '.markdown > .code-block'],
  ['in tabs', '/workflows/steps/', '[role="tabpanel"]:not([hidden]) .code-block'],
  ['of the REST reference', '/api/rest/sources/', '.markdown .code-block'],
] as const) {
  test(`copies exactly the code ${place}`, async ({page, docs}) => {
    await docs.openDocument(path);
    const block = new CodeBlock(page, page.locator(selector).first());
    const code = await block.readCode();
    expect(code.trim()).not.toBe('');
    await block.root.hover();
    await block.button.click();
    await expect.poll(() => readClipboard(page)).toBe(code);
  });
}

test('shows an error instead of "Copied" if the clipboard is denied', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  const block = await openBlock(page);
  await expect(block.button).toBeAttached();
  const texts = await block.recordTexts();
  await block.button.dispatchEvent('click');
  await expect(block.button).toHaveText('Could not copy');
  expect(await texts()).not.toContain('Copied');
  await expect(page.locator('#announcements')).toContainText('The code is selected');
  const selected = await page.evaluate(() => String(window.getSelection()));
  expect(selected.trim()).toBe((await block.readCode()).trim());
});

test('copies using a selection if there is no clipboard, as on plain HTTP', async ({page}) => {
  await page.addInitScript(() => {
    const kept = navigator.clipboard;
    Object.assign(window, {readKept: () => kept.readText()});
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  const block = await openBlock(page);
  await block.root.hover();
  await block.button.click();
  await expect(block.button).toBeFocused();
  const readKept = () => page.evaluate(() => (window as unknown as {readKept: () => Promise<string>}).readKept());
  await expect.poll(readKept).toBe(await block.readCode());
});

test('the button can be reached by keyboard, and copying is announced', async ({page}) => {
  const block = await openBlock(page);
  await expect(block.button).toBeAttached();
  // From the element above.
  await block.button.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(block.button).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(block.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
});

test("wrapping lines applies to all blocks and the next page until it's turned off", async ({page, docs}) => {
  const countTruncated = (): Promise<number> =>
    page
      .locator('.code-block pre:visible')
      .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
  await docs.openDocument('/components/api/');
  const wrap = page.getByRole('button', {name: 'Wrap', exact: true});
  await expect(wrap.first()).toHaveAttribute('aria-pressed', 'false');
  const cut = await countTruncated();
  expect([cut > 0, await wrap.count()]).toEqual([true, cut]);
  await wrap.first().click();
  await expect.poll(countTruncated).toBe(0);
  await docs.openDocument('/components/api/');
  await expect(wrap.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await countTruncated()).toBe(0);
  await wrap.first().click();
  await expect(wrap.first()).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(countTruncated).toBe(cut);
});

test("selected text doesn't contain the labels of buttons", async ({page}) => {
  await page.goto(address('/code/bash/'));
  await expect(page.locator('.code-block__copy').first()).toBeVisible();
  await page.evaluate(() => window.getSelection()?.selectAllChildren(document.querySelector('.markdown') as Element));
  const lines = await page.evaluate(() => (window.getSelection()?.toString() ?? '').split('\n'));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => /^(?:Wrap)?Copy$/.test(line.trim()))).toEqual([]);
});

test("a selected table row doesn't contain its link", async ({page}) => {
  await page.goto(address('/limits/'));
  const row = page.locator('tr:has(a[href^="#"]:text-is("#"))').first();
  const text = await row.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element);
    return window.getSelection()?.toString();
  });
  expect(text).toMatch(/\w/);
  expect(text).not.toContain('#');
});
