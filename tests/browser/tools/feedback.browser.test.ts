import {latestVersion} from '../../../src/config/versions';
import {address, expect, test} from '../fixtures';

const PAGE = '/workflows/settings/';

test('selecting text shows a link to report it with its section', async ({page, docs, tools}) => {
  await docs.openDocument(PAGE);
  const quote = await tools.select();
  await expect(tools.selectionLink).toBeVisible();
  const overlap = await tools.selectionLink.evaluate((link) => {
    const [a, b] = [link.getBoundingClientRect(), window.getSelection()?.getRangeAt(0).getBoundingClientRect()];
    return b !== undefined && a.top < b.bottom && a.bottom > b.top;
  });
  expect(overlap).toBe(false);
  const issue = await tools.openIssue(() => tools.selectionLink.click());
  expect(issue.get('title')).toBe('Workflow settings');
  expect(issue.get('where')).toBe(`- Page: https://millrace.example/docs${PAGE}\n- Version: ${latestVersion.label}`);
  expect(issue.get('what')).toBe(`> ${quote}\n\n`);
  await page.getByRole('heading', {level: 1}).click();
  await expect(tools.selectionLink).toBeHidden();
});

test('the page menu reports the selected text, or the section without a selection', async ({page, docs, tools}) => {
  await docs.openDocument(PAGE);
  const quote = await tools.select();
  await expect(tools.selectionLink).toBeVisible();
  await tools.opener.focus();
  await page.keyboard.press('Enter');
  await tools.entry('Print').waitFor();
  await page.keyboard.press('End');
  const issue = await tools.openIssue(() => page.keyboard.press('Enter'));
  expect(issue.get('what')).toContain(`> ${quote}`);

  await page.evaluate(() => window.getSelection()?.removeAllRanges());
  await page.locator('.theme-doc-markdown h2').nth(1).scrollIntoViewIfNeeded();
  await tools.openMenu();
  const another = await tools.openIssue(() => tools.entry('Report a problem').click());
  expect(another.get('what')).toBeNull();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a link opens an issue about missing content', async ({page, tools}) => {
    await page.goto(address(PAGE));
    const issue = await tools.openIssue(() => tools.missing.click());
    expect([...issue]).toEqual([
      ['template', 'page.yml'],
      ['title', 'Workflow settings: something is missing'],
      ['where', `- Page: https://millrace.example/docs${PAGE}`],
    ]);
  });
});
