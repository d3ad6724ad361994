import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';

/** A block of code whose lines a reader links to. */
export class LinkedLines {
  /** The numbers of the lines, once the reader has reached for the block. */
  readonly numbers: Locator;
  readonly mark: Locator;

  constructor(
    readonly page: Page,
    readonly block: Locator,
  ) {
    this.numbers = block.getByRole('option');
    this.mark = block.locator('.code-line--linked');
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
