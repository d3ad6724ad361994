/** Pages that an extension has changed before the application starts, and pages that only the reader has used. */
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const PAGE = '/pricing/';

/** Wraps every text of the page, like Chromium's translator. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.getElementById('__docusaurus') as Node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({data, parentElement}) => data.trim() && !parentElement?.closest('script, style'))) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(`¿${text.data}?`);
  }
}

const firstText = `const [text] = document.querySelector('main p').childNodes;`;

/** Changes to elements or text that React hydrates. `observePage.test.ts` contains more cases. */
const CHANGES: Readonly<Record<string, (() => void) | string>> = {
  'a translator': translatePage,
  'a password manager, beside fields': `document.querySelectorAll('main input').forEach((field) => field.after(document.createElement('span')))`,
  'a highlighter of words': `${firstText} const range = new Range(); range.selectNodeContents(text); range.surroundContents(document.createElement('mark'))`,
};

/** Stores the current elements of the page. */
const rememberElements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('#__docusaurus main :not(noscript *, button *)')];
    Object.assign(window, {keptParts: parts, keptText: parts.map(({textContent}) => textContent)});
  });

/** Returns the names of stored elements that are gone. */
const getRemovedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as {readonly keptParts: readonly Element[]}).keptParts
      .filter(({isConnected}) => !isConnected)
      .map(({localName}) => localName),
  );

for (const [name, change] of Object.entries(CHANGES))
  test(`a page changed by an extension isn't hydrated and offers to reload: ${name}`, async ({
    page,
    docs,
    complaints,
  }) => {
    await docs.openDocument(PAGE);
    await page.evaluate(change);
    await rememberElements(page);
    const memory = page.locator('main input').first();
    await memory.fill('1024');
    const offer = page.locator('.page-notice');
    await expect(offer).toHaveCount(1);
    const controls = page.locator('#__docusaurus :is(button, summary, input, select):visible:not(.page-notice *)');
    for (let at = 0; at < (await controls.count()); at += 1) {
      await controls.nth(at).click({force: true});
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
    await memory.focus();
    expect(await getRemovedElements(page)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    expect(complaints).toEqual([]);
    await offer.getByRole('button').click();
    await docs.waitForApplication();
    await expect(memory).toHaveValue('1024');
    await expect(page.getByRole('region', {name: 'Credit calculator'})).toContainText('240,000 credits');
  });

test('a page translated while the application loads stays translated and shows a notice', async ({page, docs}) => {
  await page.route('**/assets/js/main.*.js', async (route) => {
    await page.evaluate(translatePage);
    await rememberElements(page);
    await route.continue();
  });
  await docs.openDocument(PAGE);
  await page.getByRole('region', {name: 'Credit calculator'}).getByRole('button').first().click();
  await expect(page.locator('.page-notice')).toBeVisible();
  expect(await getRemovedElements(page)).toEqual([]);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('hydrating keeps open details, typed values, focus and scroll position', async ({page, docs, complaints}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await docs.openDocument(PAGE);
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', '');
    document.querySelector('main')?.setAttribute('data-extension', '');
    document.body.append(document.createElement('x-tool'));
    document.body.prepend(document.createElement('div'));
    document.querySelectorAll('details').forEach((details) => (details.open = true));
  });
  await rememberElements(page);
  const open = await page.locator('details[open]').count();
  await page.locator('main input').first().fill('1024');
  const top = await page.evaluate(() => window.scrollY);
  await docs.waitForApplication();
  expect(await getRemovedElements(page)).toEqual([]);
  await expect(page.locator('details[open]')).toHaveCount(open);
  await expect(page.locator('main input').first()).toHaveValue('1024');
  await expect(page.locator('main input').first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(complaints).toEqual([]);
});
