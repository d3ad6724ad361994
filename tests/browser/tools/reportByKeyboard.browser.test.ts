import {BROWSER_SWITCHES, findBrowser} from '../findBrowser';
import {expect, test} from '../fixtures';

// What F7 turns on in the browser: a caret in the text of pages.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...BROWSER_SWITCHES, '--blink-settings=caretBrowsingEnabled=true'],
  },
});

for (const [browser, isCaretMoved] of [
  ['Chrome', false],
  ['Firefox, where the caret follows the focus', true],
] as const)
  test(`with caret browsing, text is selected and reported by keys, as in ${browser}`, async ({page, docs, tools}) => {
    await docs.openDocument('/workflows/settings/');
    await page.evaluate(() => {
      const text = document.querySelector('.theme-doc-markdown > p')?.firstChild as Text;
      window.getSelection()?.collapse(text, 0);
    });
    for (let count = 0; count < 20; count++) await page.keyboard.press('Shift+ArrowRight');
    const quote = await page.evaluate(() => String(window.getSelection()).trim());
    expect(quote.length).toBeGreaterThan(10);
    await expect(tools.selectionLink).toBeVisible();
    await tools.opener.focus();
    if (isCaretMoved) {
      // The browser tells of a selection later than it selects, and before a frame: Enter comes after all of that.
      await tools.opener.evaluate(async (opener) => {
        window.getSelection()?.collapse(opener, 0);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      await expect(tools.selectionLink).toBeHidden();
    }
    await page.keyboard.press('Enter');
    await tools.entry('Print').waitFor();
    await page.keyboard.press('End');
    const issue = await tools.openIssue(() => page.keyboard.press('Enter'));
    expect(issue.get('what')).toContain(`> ${quote}`);
  });
