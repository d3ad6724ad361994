import {expect} from '@playwright/test';
import {PagePart} from './pagePart';

/** Maximum length of the field. */
const LONGEST_QUERY = 512;

/** The search box and its dialog. */
export class SearchBox extends PagePart {
  readonly button = this.page.locator('.navbar').getByRole('button', {name: 'Search', exact: true});
  readonly dialog = this.page.getByRole('dialog', {name: 'Search the documentation'});
  readonly input = this.dialog.getByRole('combobox');
  readonly hits = this.dialog.getByRole('option');
  /** Recent searches and favourites. */
  readonly saved = this.dialog.locator('.search-saved li:has(button)');
  /** Titles of the pages in the results. */
  readonly pages = this.dialog.getByRole('listbox').locator('.search-page');
  /** Announcements for screen readers. */
  readonly status = this.dialog.getByRole('status');

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
