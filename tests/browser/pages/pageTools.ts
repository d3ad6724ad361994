import type {Locator, Page} from '@playwright/test';

/** The menu beside the title, the question at the end, and the dialog and button for reports. */
export class PageTools {
  readonly menu: Locator;
  readonly opener: Locator;
  readonly question: Locator;
  readonly dialog: Locator;
  readonly selectionButton: Locator;
  readonly kept: Locator;

  constructor(readonly page: Page) {
    this.menu = page.locator('details.page-menu');
    this.opener = this.menu.locator('summary');
    this.question = page.getByRole('group', {name: 'Was this page helpful?'});
    this.dialog = page.getByRole('dialog');
    this.selectionButton = page.getByRole('button', {name: 'Report a problem with this text'});
    this.kept = page.getByRole('region', {name: 'Unsent report'});
  }

  /** Opens the menu, and waits until the script has added its entries. */
  async openMenu(): Promise<void> {
    await this.opener.click();
    await this.menu.getByRole('button', {name: 'Print'}).waitFor();
  }

  entry(name: string): Locator {
    return this.menu.locator('li > *').filter({hasText: name});
  }

  /** Selects the first words of the page's first paragraph, in the way of a program; script hears of it as of any. */
  async select(): Promise<string> {
    return this.page.evaluate(() => {
      const text = document.querySelector('.theme-doc-markdown > p')?.firstChild as Text;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, Math.min(30, text.length));
      const selection = window.getSelection();
      selection?.removeAllRanges();
      selection?.addRange(range);
      return String(selection).trim();
    });
  }

  /** Fills the dialog in and sends it. */
  async report(reason: string, text: string, button: string): Promise<void> {
    await this.dialog.getByRole('radio', {name: reason}).check();
    await this.dialog.getByRole('textbox', {name: 'Details (optional)'}).fill(text);
    await this.dialog.getByRole('button', {name: button}).click();
  }
}
