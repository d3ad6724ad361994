import {expect, type Locator, type Page} from '@playwright/test';

/** What a block looked like in one frame, and how long after the click. */
export type Frame = {readonly at: number; readonly text: string; readonly colour: string};

/** A block of code as a reader meets it. */
export class CodeBlock {
  readonly code: Locator;
  readonly button: Locator;

  constructor(
    readonly page: Page,
    readonly root: Locator = page.locator('.code-block').first(),
  ) {
    this.code = root.locator('code');
    this.button = root.getByRole('button');
  }

  /** The code as it is to be read. */
  async readCode(): Promise<string> {
    const text = await this.code.evaluate((code) => (code as HTMLElement).innerText);
    return text.replace(/\n+$/, '');
  }

  /** Clicks the button and writes down each frame of the following time. */
  async recordCopy(milliseconds: number): Promise<Frame[]> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.button).toBeAttached();
    return this.root.evaluate(async (root, duration) => {
      const button = root.querySelector('button');
      const frames: Frame[] = [];
      button?.click();
      const start = performance.now();
      while (performance.now() - start < duration) {
        const at = await new Promise<number>((next) => requestAnimationFrame(next));
        frames.push({at: at - start, text: button?.textContent ?? '', colour: getComputedStyle(root).backgroundColor});
      }
      return frames;
    }, milliseconds);
  }
}
