import {expect, type Locator, type Page} from '@playwright/test';

/** Maximum length of the field. */
const LONGEST_QUERY = 512;

/** The search box and its dialog. */
export class SearchBox {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  /** Recent searches and favourites. */
  readonly saved: Locator;
  /** Titles of the pages in the results. */
  readonly pages: Locator;
  /** Announcements for screen readers. */
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.button = page.locator('.navbar').getByRole('button', {name: 'Search', exact: true});
    this.dialog = page.getByRole('dialog', {name: 'Search the documentation'});
    this.input = this.dialog.getByRole('combobox');
    this.hits = this.dialog.getByRole('option');
    this.saved = this.dialog.locator('.search-saved li:has(button)');
    this.pages = this.dialog.getByRole('listbox').locator('.search-page');
    this.status = this.dialog.getByRole('status');
  }

  /** Opens a page by its path below the base, and then the search box. */
  async openOn(path: string): Promise<void> {
    await this.page.goto(`.${path}`);
    await this.open();
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.input).toBeFocused();
  }

  /** Types a query, and checks the field's value, so that a lost letter is reported here and a lost result later. */
  async search(query: string): Promise<void> {
    await this.input.fill(query);
    await expect(this.input).toHaveValue(query.slice(0, LONGEST_QUERY));
  }

  /** Waits until the first result is the given page. */
  async expectFirst(title: string): Promise<void> {
    await expect(this.pages.first()).toHaveText(title);
  }
}
