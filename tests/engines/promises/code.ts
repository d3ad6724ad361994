import {expect, it} from '@jest/globals';
import {KEYS, type EnginePage} from '../engine/enginePage';

const PAGE = 'code/nodejs/';
const TABS = 'workflows/steps/';
/** A block with several lines below a heading. */
const BLOCK = '#passing-props-to-code-steps ~ .code-block';

/** What readers do with code. */
export function promiseCode(page: EnginePage): void {
  it('copies code as it is shown', async () => {
    await page.open(PAGE);
    const code = await page.run((css) => {
      const shown = document.querySelector<HTMLElement>(css);
      return shown?.innerText.trimEnd();
    }, '.code-block code');
    await page.press('.code-block__copy');
    await page.until('the word Copied', () => document.querySelector('[data-copy="copied"] .code-block__copy'));
    // Only a paste tells what is on the clipboard.
    await page.run(() => {
      const box = document.createElement('textarea');
      box.id = 'paste';
      // Outside the pages' root, which the application makes its own as soon as a field has the focus.
      document.body.prepend(box);
      box.focus();
    });
    await page.type('v', KEYS.control);
    const pasted = await page.until(
      'the pasted code',
      () => document.querySelector<HTMLTextAreaElement>('#paste')?.value,
    );
    expect(pasted).toBe(code);
  });

  it('changes all tabs of a group, and keeps the choice on the next page', async () => {
    await page.open(TABS);
    await page.press({css: '[data-tab-group="language"] [role="tab"]', text: 'Python'});
    const readChoices = (): string[] =>
      Array.from(document.querySelectorAll('[data-tab-group="language"] [role="tab"][aria-selected="true"]'), (tab) =>
        String(tab.textContent),
      );
    expect(new Set(await page.run(readChoices))).toEqual(new Set(['Python']));
    await page.open('http/');
    expect(await page.run(readChoices)).toContain('Python');
  });

  it('keeps line numbers beside their lines, and marks the line of a link', async () => {
    await page.open(PAGE);
    await page.hover(`${BLOCK} pre`);
    const height = await page.until(
      'the line numbers',
      (css) => {
        const block = document.querySelector(css);
        const numbers = Array.from(block?.querySelectorAll('.code-gutter__number') ?? []);
        const code = block?.querySelector('code');
        if (!code || numbers.length === 0) return undefined;
        const style = getComputedStyle(code);
        const text =
          code.getBoundingClientRect().height - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
        const [first, last] = [numbers.at(0)?.getBoundingClientRect(), numbers.at(-1)?.getBoundingClientRect()];
        return {lines: text, numbers: (last?.bottom ?? 0) - (first?.top ?? 0), count: numbers.length};
      },
      BLOCK,
    );
    expect(Math.abs(height.lines - height.numbers)).toBeLessThan(1);
    await page.press(`${BLOCK} .code-gutter__number:nth-child(3)`);
    await page.until('the line in the address', () => location.search.startsWith('?lines=3'));
    const offset = await page.run((css) => {
      const top = (part: string): number =>
        document.querySelector(`${css} ${part}`)?.getBoundingClientRect().top ?? Number.NaN;
      return top('.code-line--linked') - top('.code-gutter__number:nth-child(3)');
    }, BLOCK);
    expect(Math.abs(offset)).toBeLessThan(2);
  });
}
