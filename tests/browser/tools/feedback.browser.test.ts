import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {address, expect, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';
import {PageTools} from '../pages/pageTools';
import {giveEndpoint} from './reportEndpoint';

const PAGE = '/workflows/settings/';

async function open(page: Page): Promise<PageTools> {
  await new DocsPage(page).openDocument(PAGE);
  return new PageTools(page);
}

/** The address of the tab that a press opens; GitHub itself is not asked. */
async function openTab(page: Page, press: () => Promise<void>): Promise<URLSearchParams> {
  await page
    .context()
    .route('https://github.com/**', (route) => route.fulfill({body: 'Issue', contentType: 'text/html'}));
  const [tab] = await Promise.all([page.waitForEvent('popup'), press()]);
  await tab.waitForURL('https://github.com/**');
  return new URL(tab.url()).searchParams;
}

test('an answer opens an issue that names page, version and build, and nothing else is asked', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const tools = await open(page);
  await tools.question.getByRole('button', {name: 'No'}).click();
  await expect(tools.dialog).toContainText('Workflow settings · v2');
  const issue = await openTab(page, () => tools.report('Something is missing', 'Where is the limit?', 'Open an issue'));
  expect(issue.get('title')).toBe('Workflow settings: Something is missing');
  expect(issue.get('body')).toMatch(
    /^- Page: https:\/\/millrace\.example\/docs\/workflows\/settings\/\n- Version: v2\n- Build: [\w-]{7,10}\n- Reason: Something is missing\n\nWhere is the limit\?$/,
  );
  const {origin} = new URL(page.url());
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tools.dialog).toHaveCount(0);
  await expect(tools.question.getByRole('button', {name: 'No'})).toBeFocused();
});

test('an issue needs a reason', async ({page}) => {
  const tools = await open(page);
  await tools.question.getByRole('button', {name: 'Yes'}).click();
  await tools.dialog.getByRole('button', {name: 'Open an issue'}).click();
  expect(
    await tools.dialog
      .getByRole('radio')
      .first()
      .evaluate((radio) => radio.matches(':invalid:focus')),
  ).toBe(true);
  expect(page.context().pages()).toHaveLength(1);
});

test('selected text is reported with its section, by a button that does not cover it', async ({page}) => {
  const tools = await open(page);
  const quote = await tools.select();
  await expect(tools.selectionButton).toBeVisible();
  const overlap = await tools.selectionButton.evaluate((button) => {
    const [a, b] = [button.getBoundingClientRect(), window.getSelection()?.getRangeAt(0).getBoundingClientRect()];
    return b !== undefined && a.top < b.bottom && a.bottom > b.top;
  });
  expect(overlap).toBe(false);
  await tools.selectionButton.click();
  await expect(tools.dialog.locator('.report__quote')).toHaveText(quote);
  const issue = await openTab(page, () => tools.report('It is wrong', '', 'Open an issue'));
  expect(issue.get('body')).toContain(`> ${quote}`);
});

test('the mouse selects, and the button goes with the selection', async ({page}) => {
  const tools = await open(page);
  const text = page.locator('.theme-doc-markdown > p').first();
  const box = (await text.boundingBox()) ?? {x: 0, y: 0};
  await page.mouse.move(box.x + 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + 10, {steps: 3});
  await page.mouse.up();
  await expect(tools.selectionButton).toBeVisible();
  await page.mouse.click(box.x + 10, box.y + 10);
  await expect(tools.selectionButton).toBeHidden();
});

test('the menu reports the selected text without a pointer, and the section without a selection', async ({page}) => {
  const tools = await open(page);
  const quote = await tools.select();
  await expect(tools.selectionButton).toBeVisible();
  await tools.opener.focus();
  await page.keyboard.press('Enter');
  await tools.entry('Print').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(tools.dialog.locator('.report__quote')).toHaveText(quote);
  await page.keyboard.press('Escape');

  await page.evaluate(() => window.getSelection()?.removeAllRanges());
  await tools.openMenu();
  await tools.entry('Report a problem').click();
  await expect(tools.dialog).toBeVisible();
  await expect(tools.dialog.locator('.report__quote')).toHaveCount(0);
});

test('the menu keeps the selection when it is opened with the mouse', async ({page}) => {
  const tools = await open(page);
  const quote = await tools.select();
  // The browser tells of a selection later than it selects.
  await expect(tools.selectionButton).toBeVisible();
  await tools.openMenu();
  await tools.entry('Report a problem').click();
  await expect(tools.dialog.locator('.report__quote')).toHaveText(quote);
});

test.describe('with an endpoint', () => {
  test('a report is sent, once', async ({page}) => {
    const endpoint = await giveEndpoint(page, 204);
    const tools = await open(page);
    await tools.question.getByRole('button', {name: 'Yes'}).click();
    await tools.report('The samples worked', 'All of them.', 'Send');
    await expect(tools.dialog.getByRole('status')).toHaveText('Thank you. Your report was sent.');
    expect(endpoint.bodies).toHaveLength(1);
    expect(endpoint.bodies[0]).toMatchObject({kind: 'helpful', version: 'v2', text: 'All of them.', heading: ''});
    await page.reload();
    await tools.opener.hover();
    await tools.entry('Print').waitFor({state: 'attached'});
    await expect(tools.kept).toHaveCount(0);
  });

  for (const failure of ['offline', 500] as const)
    test(`a report is kept and offered again after a reload: ${failure}`, async ({page}) => {
      await page.clock.install();
      const endpoint = await giveEndpoint(page, failure);
      const tools = await open(page);
      await tools.question.getByRole('button', {name: 'No'}).click();
      await tools.report('Something is wrong', 'The default changed.', 'Send');
      const alert = tools.dialog.getByRole('alert');
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(alert).toContainText('It is kept in this browser', {timeout: 50});
      }).toPass();
      await expect(tools.dialog.getByRole('textbox')).toHaveValue('The default changed.');
      const failed = endpoint.bodies.length;
      expect(failed).toBe(failure === 500 ? 3 : 0);

      await page.reload();
      await expect(tools.kept).toContainText('about “Workflow settings” was not sent');
      endpoint.answer = 200;
      await tools.kept.getByRole('button', {name: 'Send now'}).click();
      await expect(tools.kept).toHaveCount(0);
      expect(endpoint.bodies).toHaveLength(failed + 1);
      expect(new Set(endpoint.bodies.map(({id}) => id)).size).toBe(1);
      await page.reload();
      expect(await page.evaluate(() => localStorage.getItem('millrace.reports'))).toBeNull();
    });

  test('a refused report says why and keeps the text', async ({page}) => {
    const endpoint = await giveEndpoint(page, 400);
    const tools = await open(page);
    await tools.question.getByRole('button', {name: 'No'}).click();
    await tools.report('Something else', 'Hm.', 'Send');
    await expect(tools.dialog.getByRole('alert')).toContainText('Your report was refused: The details are empty.');
    await expect(tools.dialog.getByRole('textbox')).toHaveValue('Hm.');
    expect(endpoint.bodies).toHaveLength(1);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`question, dialog and button have no accessibility violation in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    const tools = await open(page);
    await tools.select();
    await expect(tools.selectionButton).toBeVisible();
    const findViolations = async (part: string): Promise<unknown[]> => {
      const {violations} = await new AxeBuilder({page}).include(part).analyze();
      return violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)]);
    };
    expect(await findViolations('.report-selection')).toEqual([]);
    expect(await findViolations('.feedback')).toEqual([]);
    await tools.selectionButton.click();
    expect(await findViolations('.report')).toEqual([]);
  });

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a link opens an issue about the page', async ({page}) => {
    await page.goto(address(PAGE));
    await expect(new PageTools(page).question).toHaveCount(0);
    const link = page.getByRole('link', {name: 'Report a problem with this page'});
    const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect(searchParams.get('body')).toBe('https://millrace.example/docs/workflows/settings/');
  });
});
