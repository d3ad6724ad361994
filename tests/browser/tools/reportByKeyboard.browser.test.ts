import {BROWSER_SWITCHES, findBrowser} from '../findBrowser';
import {expect, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';
import {PageTools} from '../pages/pageTools';

// What F7 turns on in the browser: a caret in the text of pages.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...BROWSER_SWITCHES, '--blink-settings=caretBrowsingEnabled=true'],
  },
});

test('with caret browsing, text is selected and reported without a pointer', async ({page}) => {
  await new DocsPage(page).openDocument('/workflows/settings/');
  const tools = new PageTools(page);
  // Where the caret is; from here on there are keys only.
  await page.evaluate(() => {
    const text = document.querySelector('.theme-doc-markdown > p')?.firstChild as Text;
    window.getSelection()?.collapse(text, 0);
  });
  for (let count = 0; count < 20; count++) await page.keyboard.press('Shift+ArrowRight');
  const quote = (await page.evaluate(() => String(window.getSelection()))).trim();
  expect(quote.length).toBeGreaterThan(10);

  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(tools.opener).toBeFocused({timeout: 100});
  }).toPass();
  await page.keyboard.press('Enter');
  await tools.entry('Print').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(tools.dialog.locator('.report__quote')).toHaveText(quote);
});
