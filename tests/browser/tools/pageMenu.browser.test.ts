import {address, expect, findViolations, test} from '../fixtures';

const PAGE = '/workflows/settings/';
const TWIN = '/workflows/settings.md';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('loads the menu on demand, from this site only', async ({page, tools, docs, requests}) => {
  const list = (part: RegExp): string[] => requests.map((request) => request.url()).filter((url) => part.test(url));
  await docs.openDocument(PAGE);
  await page.getByRole('heading', {level: 1}).hover();
  expect(list(/page-tools|\.md$/)).toEqual([]);
  await tools.openMenu();
  expect(list(/page-tools/)).toHaveLength(1);
  expect(list(/\.md$/)).toEqual([]);
  const origin = new URL(page.url()).origin;
  expect(list(/^(?!data:)/).filter((url) => !url.startsWith(origin))).toEqual([]);
});

for (const layer of ['document', 'application'] as const) {
  test(`copies the page as Markdown (${layer})`, async ({page, docs, tools, request}) => {
    if (layer === 'application') {
      await docs.open('/workflows/errors/');
      await page.locator(`.menu a[href="/docs${PAGE}"]`).first().dispatchEvent('click');
      await expect(docs.heading).toHaveText('Workflow settings');
    } else await docs.openDocument(PAGE);
    await tools.openMenu();
    await tools.entry('Copy page as Markdown').click();
    const markdown = await (await request.get(address(TWIN))).text();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    await expect(tools.menu).not.toHaveAttribute('open');
  });
}

test('works by keyboard and has accessible names', async ({page, docs, tools}) => {
  await docs.openDocument(PAGE);
  await page.locator('.theme-doc-breadcrumbs a').last().focus();
  await page.keyboard.press('Tab');
  await expect(tools.opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tools.entry('Print')).toBeVisible();
  await expect(tools.menu).toMatchAriaSnapshot(`
    - group:
      - text: Page actions
      - list:
        - listitem:
          - button "Copy page as Markdown"
        - listitem:
          - link "View as Markdown"
        - listitem:
          - link "Connect an agent"
        - listitem:
          - link "Follow this page"
        - listitem:
          - link "Open in ChatGPT (opens in new tab)"
        - listitem:
          - link "Open in Claude (opens in new tab)"
        - listitem:
          - link "Open in Perplexity (opens in new tab)"
        - listitem:
          - button "Print"
        - listitem:
          - link "Report a problem (opens in new tab)"
  `);
  await page.keyboard.press('ArrowDown');
  await expect(tools.entry('Copy page as Markdown')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tools.entry('Report a problem')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tools.opener).toBeFocused();
  await expect(tools.menu).not.toHaveAttribute('open');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`has no accessibility violations in ${colorScheme} mode`, async ({page, docs, tools}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await docs.openDocument(PAGE);
    await tools.openMenu();
    expect(await findViolations(page, '.page-menu')).toEqual([]);
    await tools.select();
    await expect(tools.selectionLink).toBeVisible();
    for (const part of ['.report-selection', '.feedback']) expect(await findViolations(page, part)).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 640}, hasTouch: true});

  test('the open menu stays inside the window', async ({docs, tools}) => {
    await docs.openDocument(PAGE);
    await tools.opener.tap();
    await tools.entry('Print').waitFor();
    const box = await tools.menu.locator('ul').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the menu links to the page as Markdown', async ({page, tools}) => {
    await page.goto(address(PAGE));
    await tools.opener.click();
    await expect(tools.menu.locator('li')).toHaveCount(3);
    await tools.entry('View as Markdown').click();
    await expect(page).toHaveURL(new RegExp(`${TWIN}$`));
  });
});

test('pages without Markdown have no menu', async ({page, tools}) => {
  for (const path of ['/search/', '/no/such/page/', '/']) {
    await page.goto(address(path));
    await expect(page.locator('h1')).toBeAttached();
    await expect(tools.menu).toHaveCount(0);
  }
});
