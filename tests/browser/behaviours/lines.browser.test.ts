import type {Locator, Page} from '@playwright/test';
import {expect, findViolations, listOverflow, test} from '../fixtures';

/** A block of code whose lines a reader links to. */
class LinkedLines {
  /** The numbers of the lines, once the reader has reached for the block. */
  readonly numbers: Locator;
  readonly mark: Locator;

  constructor(
    readonly page: Page,
    readonly block: Locator,
  ) {
    this.numbers = block.getByRole('option');
    this.mark = block.locator('.code-line--linked');
  }

  /** Puts the pointer over the block, and waits for its line numbers. */
  async reach(): Promise<void> {
    await this.block.locator('pre').hover();
    await expect(this.numbers.first()).toBeAttached();
  }

  /** Chooses lines with the pointer; the address follows. */
  async choose(from: number, to = from): Promise<void> {
    await this.reach();
    await this.numbers.nth(from - 1).click();
    if (to !== from) await this.numbers.nth(to - 1).click({modifiers: ['Shift']});
    await expect(this.mark).toHaveCount(1);
  }

  /** The lines of the code. */
  async readLines(): Promise<string[]> {
    const text = await this.block.locator('code').evaluate((code) => code.textContent ?? '');
    return text.trimEnd().split('\n');
  }

  /** The lines that are marked. */
  async readMarked(): Promise<string[]> {
    const text = await this.mark.evaluate((mark) => mark.textContent ?? '');
    return text.replace(/\n$/, '').split('\n');
  }
}

const PAGE = '/code/nodejs/';
const TABS = '/http/';
const FOLDS = '/components/quickstart/nodejs/sources/';

/** A block with several lines below a heading. */
const onPage = (page: Page): LinkedLines =>
  new LinkedLines(page, page.locator('#passing-props-to-code-steps ~ .code-block').first());

const inTab = (page: Page, value: string): LinkedLines =>
  new LinkedLines(page, page.locator(`[data-tab-group="language"] [data-tab-value="${value}"] .code-block`).first());

/** Opens an address in a window of its own, whose reader has chosen nothing. */
async function openElsewhere(page: Page, address: string): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('the browser is gone');
  const other = await context.newPage();
  await other.goto(address);
  return other;
}

test('lines that are chosen are in the address, which marks them for someone else; nothing shifts', async ({
  page,
  docs,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await docs.openDocument(PAGE);
  const lines = onPage(page);
  await lines.block.scrollIntoViewIfNeeded();
  // What moves while the page loads is not about lines.
  await page.evaluate(async () => {
    await document.fonts.ready;
    (window as unknown as {shifts: number[]}).shifts.length = 0;
  });
  const readBox = () => lines.block.locator('pre').evaluate((pre) => [pre.scrollWidth, pre.scrollHeight]);
  const before = await readBox();
  await lines.choose(3, 5);
  expect(await readBox()).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
  const chosen = (await lines.readLines()).slice(2, 5);
  expect(await lines.readMarked()).toEqual(chosen);
  expect(page.url()).toMatch(/\?lines=3-5\.\d+#passing-props-to-code-steps$/);

  const other = await openElsewhere(page, page.url());
  const seen = onPage(other);
  await expect(seen.mark).toBeInViewport();
  expect(await seen.readMarked()).toEqual(chosen);
  await other.context().close();
});

test('the link opens the tab it was made in, without keeping the choice', async ({page, docs}) => {
  await docs.openDocument(TABS);
  await page.locator('[data-tab-group="language"]').first().getByRole('tab', {name: 'Python'}).click();
  await inTab(page, 'python').choose(2);
  expect(page.url()).toContain('lang=python');
  for (const address of [page.url(), page.url().replace('&lang=python', '')]) {
    const other = await openElsewhere(page, address);
    await expect(inTab(other, 'python').mark).toBeInViewport();
    await expect(inTab(other, 'nodejs').block).toBeHidden();
    expect(await other.evaluate(() => localStorage.getItem('millrace.tab-choices'))).toBeNull();
    await other.context().close();
  }
});

test('the link opens what is folded', async ({page, docs}) => {
  await docs.openDocument(FOLDS);
  const folded = page.locator('.markdown details:has(pre)').first();
  await folded.locator('summary').click();
  await new LinkedLines(page, folded.locator('.code-block')).choose(2, 3);
  const other = await openElsewhere(page, page.url());
  const seen = new LinkedLines(other, other.locator('.markdown details:has(pre)').first().locator('.code-block'));
  await expect(seen.mark).toBeInViewport();
  await other.context().close();
});

test('without the page tools, the link still leads to the heading', async ({page, docs}) => {
  await page.route('**/page-tools.*.js', (route) => route.abort());
  await docs.openDocument(`${PAGE}?lines=3-5.1#passing-props-to-code-steps`);
  await expect(page.locator('#passing-props-to-code-steps')).toBeInViewport();
});

test('the keyboard reaches the numbers from the copy button, chooses, extends and drops', async ({page, docs}) => {
  await docs.openDocument(PAGE);
  const lines = onPage(page);
  await lines.block.getByRole('button', {name: /cop/i}).focus();
  await expect(lines.numbers.first()).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(lines.numbers.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(lines.numbers.nth(2)).toBeFocused();
  expect(await lines.readMarked()).toEqual((await lines.readLines()).slice(1, 3));
  await page.keyboard.press('Escape');
  await expect(lines.mark).toHaveCount(0);
  expect(page.url()).not.toContain('lines=');
});

test('the copy button still copies exactly the code', async ({page, docs, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await docs.openDocument(PAGE);
  const lines = onPage(page);
  const code = (await lines.readLines()).join('\n');
  await lines.choose(2, 3);
  await lines.block.getByRole('button', {name: 'Copy code'}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('the application leaves the marks, opens such an address, and marks again after going back', async ({
  page,
  docs,
  box,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({message}) => complaints.push(message));
  await docs.openDocument(TABS);
  const lines = inTab(page, 'nodejs');
  await lines.choose(2);
  const address = page.url();
  await docs.startApplication();
  await expect(lines.mark).toHaveCount(1);
  await page.locator('a[href="/docs/quickstart/"]').first().dispatchEvent('click');
  await expect(docs.heading).toHaveText('Build your first workflow');
  await box.open();
  const {pathname, search, hash} = new URL(address.replace('lang=nodejs', 'lang=py'));
  await box.dialog.evaluate(
    (dialog, href) => {
      dialog.insertAdjacentHTML('beforeend', `<a id="way" href="${href}">Lines</a>`);
      dialog.querySelector<HTMLElement>('#way')?.click();
    },
    pathname + search + hash,
  );
  await expect(inTab(page, 'nodejs').mark).toBeInViewport();
  await page.goBack();
  await expect(docs.heading).toHaveText('Build your first workflow');
  await page.goForward();
  await expect(inTab(page, 'nodejs').mark).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a tap shows the numbers, and a tap on one chooses its line', async ({page, docs}) => {
    await docs.openDocument(PAGE);
    const lines = onPage(page);
    await lines.block.locator('pre').tap();
    await lines.numbers.nth(1).tap();
    expect(await lines.readMarked()).toEqual((await lines.readLines()).slice(1, 2));
    expect(await listOverflow(page)).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({colorScheme});

    test('chosen lines have no accessibility violation', async ({page, docs}) => {
      await docs.openDocument(PAGE);
      await onPage(page).choose(2, 12);
      expect(await findViolations(page, '#passing-props-to-code-steps ~ .code-block')).toEqual([]);
    });
  });
}

test('a mark is a line where there are no backgrounds, and paper has no numbers', async ({page, docs}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await docs.openDocument(PAGE);
  const lines = onPage(page);
  await lines.choose(2, 3);
  const readBorder = () => lines.mark.evaluate((mark) => getComputedStyle(mark).borderLeftWidth);
  expect(await readBorder()).toBe('3px');
  await page.emulateMedia({forcedColors: 'none', media: 'print'});
  expect(await readBorder()).toBe('3px');
  await expect(lines.numbers.first()).toBeHidden();
});
