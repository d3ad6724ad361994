import type {Request} from '@playwright/test';
import {hasV1} from '../../v1';
import {address, expect, holdRequests, findOverflow, test} from '../fixtures';

const isSearchPart = (request: Request): boolean => /\/search-data\/|DocSearch|algolia/i.test(request.url());

test.describe('embedded search', () => {
  test('loads the search from this site once the reader shows interest', async ({page, box, requests}) => {
    const getSearchUrls = (): string[] => requests.filter(isSearchPart).map((request) => request.url());
    await page.goto(address('/workflows/'));
    await page.waitForLoadState('networkidle');
    expect(getSearchUrls()).toEqual([]);
    const index = page.waitForRequest(/search-data\/latest\./);
    await box.button.hover();
    await index;
    await box.open();
    await box.search('environment variables');
    await box.expectFirst('Environment variables');
    expect(getSearchUrls().filter((url) => url.includes('/latest.'))).toHaveLength(1);
    const origin = new URL(page.url()).origin;
    const urls = requests.map((request) => request.url());
    expect(urls.filter((url) => new URL(url).origin !== origin && !url.startsWith('data:'))).toEqual([]);
    expect(getSearchUrls().filter((url) => url.includes('/v1.'))).toEqual([]);
  });

  test('can be used by keyboard', async ({page, box}) => {
    await page.goto(address('/limits/'));
    await expect(box.button).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(box.input).toBeFocused();
    await page.keyboard.type('$.flow.suspend');
    await expect(box.hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(box.dialog).toHaveCount(0);
    await expect(box.button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box.input).toBeFocused();
    await box.search('event history');
    await box.expectFirst('Event History');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/event-history\//);
    await expect(box.dialog).toHaveCount(0);
  });

  test('opens as a popover that keeps the focus and closes on an outside click', async ({page, box}) => {
    await box.openOn('/components/api/');
    // The search module opens it in the same way as the document script.
    for (const opener of ['script', 'module']) {
      await test.step(opener, async () => {
        if (opener === 'module') await page.keyboard.press('Control+k');
        await box.search('props');
        await expect(box.hits.first()).toBeVisible();
        expect(
          await box.dialog.evaluate((dialog) => [':popover-open', ':modal'].map((state) => dialog.matches(state))),
        ).toEqual([true, false]);
        for (const key of [...Array<string>(4).fill('Tab'), ...Array<string>(5).fill('Shift+Tab')]) {
          await page.keyboard.press(key);
          expect(await box.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
        }
        await page.mouse.click(20, 200);
        await expect(box.dialog).toHaveCount(0);
        await expect(box.button).toBeFocused();
        await expect(page).toHaveURL(/\/docs\/components\/api\/$/);
      });
    }
  });

  for (const [path, query] of [
    ['/workflows/steps/triggers/', 'cron expressions'],
    ['/limits/', 'email triggers'],
  ] as const)
    test(`scrolls to a result on the current page, and Back returns: ${path}`, async ({page, box}) => {
      // Chromium doesn't restore a position while it's scrolling smoothly.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(address(path));
      await page.evaluate(() => window.scrollTo(0, 400));
      // Playwright would scroll to the top to click the button.
      await page.keyboard.press('Control+k');
      await box.search(query);
      await expect(box.hits.first()).toHaveAttribute('href', /#/);
      await expect(box.dialog.locator('.search-partial')).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#/);
      const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
      await expect(heading).toBeInViewport();
      await page.goBack();
      await expect(page).not.toHaveURL(/#/);
      // Headings above may have got their real height in the meantime.
      await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 400))).toBeLessThan(20);
    });

  test('stays open when text is selected with the mouse beyond its edge', async ({page, box}) => {
    await box.openOn('/quickstart/');
    await box.search('webhook signature');
    const field = await box.input.boundingBox();
    if (!field) throw new Error('the field is not visible');
    await page.mouse.move(field.x + 150, field.y + field.height / 2);
    await page.mouse.down();
    await page.mouse.move(5, field.y + field.height / 2, {steps: 4});
    await page.mouse.up();
    await expect(box.input).toHaveValue('webhook signature');
    await expect(box.dialog).toBeVisible();
  });

  test("doesn't scroll a result that's cut off when the pointer reaches it", async ({page, box}) => {
    await page.setViewportSize({width: 1280, height: 600});
    await box.openOn('/limits/');
    await box.search('workflow');
    await expect(box.hits.first()).toBeVisible();
    const list = box.dialog.getByRole('listbox');
    const cut = await list.evaluate((element) => {
      const {bottom} = element.getBoundingClientRect();
      const options = [...element.querySelectorAll('[role=option]')];
      return options.findIndex((option) => option.getBoundingClientRect().bottom > bottom);
    });
    const [frame, option] = [await list.boundingBox(), await box.hits.nth(cut).boundingBox()];
    if (!frame || !option) throw new Error('no result is cut off');
    await page.mouse.move(option.x + 40, Math.min(option.y + 2, frame.y + frame.height - 1), {steps: 3});
    await expect(box.hits.nth(cut)).toHaveAttribute('aria-selected', 'true');
    expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
  });

  test('shows the selected result above the keyboard of a phone in landscape orientation', async ({page, box}) => {
    await page.setViewportSize({width: 844, height: 200});
    await box.openOn('/limits/');
    await box.search('webhook');
    await expect(box.hits.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(box.hits.nth(1).locator('.search-page, b, span').first()).toBeInViewport({ratio: 1});
  });

  test('shows the Command key on macOS before its module is loaded', async ({page, box, requests}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', {get: () => 'MacIntel'}));
    await page.goto(address('/limits/'));
    await expect(box.button.locator('kbd')).toHaveText('⌘ K');
    expect(requests.filter(isSearchPart)).toEqual([]);
  });

  test('searches the latest version first, with a button for v1 on v1 pages', async ({page, box}) => {
    test.skip(!hasV1, 'v1 is removed');
    await box.openOn('/v1/workflows/');
    await box.search('checkpoint');
    await expect(box.hits.first()).toBeVisible();
    const names = await box.pages.allTextContents();
    expect(names).not.toEqual([]);
    expect(names.filter((name) => name.includes('(v1)'))).toEqual([]);
    await box.dialog.getByRole('button', {name: 'v1', exact: true}).click();
    await expect(box.pages.first()).toContainText('(v1)');
    await expect(box.input).toHaveValue('checkpoint');
    await box.hits.first().click();
    await expect(page).toHaveURL(/\/docs\/v1\//);
  });

  test('stores recent searches and favourites', async ({page, box}) => {
    await box.openOn('/workflows/');
    await box.search('limits');
    await box.expectFirst('Limits');
    await box.hits.first().click();
    await expect(page).toHaveURL(/\/docs\/limits\//);
    await box.open();
    await expect(box.saved).toHaveCount(1);
    await box.saved.getByRole('button', {name: /favourite/}).click();
    await expect(box.dialog.getByRole('heading', {name: 'Favourites'})).toBeVisible();
    await page.reload();
    await box.open();
    await expect(box.dialog.getByRole('heading', {name: 'Favourites'})).toBeVisible();
    await box.saved.getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/limits\//);
  });

  test('works on a phone', async ({page, box}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(address('/workflows/'));
    const size = await box.button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await box.open();
    await box.search('cron');
    await expect(box.hits.first()).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await box.dialog.getByRole('button', {name: /close/i}).click();
    await expect(box.dialog).toHaveCount(0);
  });
});

test.describe('typing into the search dialog', () => {
  test('accepts input and Enter before its module has loaded', async ({page, box, requests}) => {
    const letGo = await holdRequests(page, '**/search-data/box.*.js');
    await page.goto(address('/limits/'));
    await expect(box.button).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('pricinh');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('g');
    await expect(box.input).toHaveValue('pricing');
    await page.keyboard.press('Enter');
    letGo();
    await page.waitForURL('**/docs/pricing/');
    // None of them is from the application.
    expect(requests.filter((request) => request.url().includes('application.json'))).toEqual([]);
  });

  for (const delay of [25, 90])
    for (const rate of [1, 4])
      test(`doesn't lose letters at ${delay} ms per key with CPU throttling ${rate}`, async ({page, box}) => {
        const session = await page.context().newCDPSession(page);
        await page.goto(address('/limits/'));
        await session.send('Emulation.setCPUThrottlingRate', {rate});
        // First on a page where the search hasn't been used, then on one where it has.
        for (const query of ['retry 0 times', 'retry 1 times']) {
          await page.keyboard.press('Control+k');
          await page.keyboard.type(query, {delay});
          await expect(box.input).toHaveValue(query);
          await page.keyboard.press('Escape');
          // A reload would be cancelled while the search box goes back in the history.
          await page.waitForFunction(() => !JSON.stringify(window.history.state)?.includes('dialogEntry'));
        }
      });
});
