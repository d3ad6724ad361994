import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';

/** Letters that DocSearch's box takes, `MAX_QUERY_SIZE` there. */
const LONGEST_QUERY = 512;

/** The search box and its dialog, as a reader uses them. */
export class SearchBox {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  /** Headings of recent searches and favourites. */
  readonly groups: Locator;
  /** Names of the pages among the results. */
  readonly pages: Locator;
  readonly notice: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', {name: 'Search', exact: true});
    this.dialog = page.getByRole('dialog', {name: 'Search the documentation'});
    this.input = this.dialog.getByRole('searchbox').or(this.dialog.getByRole('combobox'));
    this.hits = this.dialog.locator('.DocSearch-Hit');
    this.groups = this.dialog.locator('.DocSearch-Hit-source:not(:empty)');
    this.pages = this.dialog.locator('.mr-search-of, .mr-search-page .DocSearch-Hit-title');
    this.notice = this.dialog.getByRole('status');
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.input).toBeFocused();
  }

  /** Types a query, and sees that the box took it: a letter that is lost fails here, an answer that is lost later. */
  async search(query: string): Promise<void> {
    await this.input.fill(query);
    await expect(this.input).toHaveValue(query.slice(0, LONGEST_QUERY));
  }

  /** Waits until the first page among the results is the named one. */
  async expectFirst(title: string): Promise<void> {
    await expect(this.pages.first()).toHaveText(title);
  }
}
