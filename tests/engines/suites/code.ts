import {expect, it} from '@jest/globals';
import {KEYS, type EnginePage} from '../engine/enginePage';

const PAGE = 'code/nodejs/';
const TABS = 'workflows/steps/';

/** Tests of code blocks and tabs. */
export function testCode(page: EnginePage): void {
  it('copies the displayed code', async () => {
    await page.open(PAGE);
    const code = await page.run((css) => {
      const shown = document.querySelector<HTMLElement>(css);
      return shown?.innerText.trimEnd();
    }, '.code-block code');
    await page.click('.code-block__copy');
    await page.waitUntil('the word Copied', () => document.querySelector('[data-copy="copied"] .code-block__copy'));
    // Read the clipboard by pasting.
    await page.run(() => {
      const box = document.createElement('textarea');
      box.id = 'paste';
      // Outside React's root, because focusing a field there starts the application.
      document.body.prepend(box);
      box.focus();
    });
    await page.type('v', KEYS.control);
    const pasted = await page.waitUntil(
      'the pasted code',
      () => document.querySelector<HTMLTextAreaElement>('#paste')?.value,
    );
    expect(pasted).toBe(code);
  });

  it('switches all tabs of a group, and stores the choice', async () => {
    await page.open(TABS);
    await page.click({css: '[data-tab-group="language"] [role="tab"]', text: 'Python'});
    const readChoices = (): string[] =>
      Array.from(document.querySelectorAll('[data-tab-group="language"] [role="tab"][aria-selected="true"]'), (tab) =>
        String(tab.textContent),
      );
    expect(new Set(await page.run(readChoices))).toEqual(new Set(['Python']));
    await page.open('http/');
    expect(await page.run(readChoices)).toContain('Python');
  });
}
