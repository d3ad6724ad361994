import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';

/** A block of code whose lines a reader links to. */
export class LinkedLines {
  /** The numbers of the lines, once the reader has reached for the block. */
  readonly numbers: Locator;
  readonly mark: Locator;
  readonly copyLink: Locator;
  readonly note: Locator;

  constructor(
    readonly page: Page,
    readonly block: Locator,
  ) {
    this.numbers = block.getByRole('option');
    this.mark = block.locator('.code-line--linked');
    this.copyLink = block.getByRole('button', {name: /^Copy link/});
    this.note = block.getByRole('note');
  }

  /** Puts the pointer over the block, and waits for its line numbers. */
  async reach(): Promise<void> {
    await this.block.locator('pre').hover();
    await expect(this.numbers.first()).toBeAttached();
  }

  /** Chooses lines with the pointer; the address follows. */
  async choose(from: number, to = from): Promise<void> {
    await this.reach();
    await this.numbers.nth(from - 1).click();
    if (to !== from) await this.numbers.nth(to - 1).click({modifiers: ['Shift']});
    await expect(this.mark).toHaveCount(1);
  }

  /** Where the number of a line is in the window. */
  async middleOf(line: number): Promise<{x: number; y: number}> {
    const {x, y, width, height} = (await this.numbers.nth(line - 1).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    return {x: x + width / 2, y: y + height / 2};
  }

  /** Drags over numbers with the mouse, at the end `aside` pixels beside them. */
  async drag(from: number, to: number, aside = 0): Promise<void> {
    const [start, end] = [await this.middleOf(from), await this.middleOf(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x + aside, end.y, {steps: 3});
    await this.page.mouse.up();
  }

  /** The lines of the code. */
  async readLines(): Promise<string[]> {
    const text = await this.block.locator('code').evaluate((code) => code.textContent ?? '');
    return text.replace(/\n+$/, '').split('\n');
  }

  /** The lines that are marked. */
  async readMarked(): Promise<string[]> {
    const text = await this.mark.evaluate((mark) => mark.textContent ?? '');
    return text.replace(/\n$/, '').split('\n');
  }
}
