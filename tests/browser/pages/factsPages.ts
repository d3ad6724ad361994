import type {Locator, Page} from '@playwright/test';

/** The pages of limits and errors, as a reader works with them. */
export class FactsPages {
  readonly limits: Locator;
  readonly filter: Locator;
  readonly card: Locator;
  readonly paste: Locator;
  readonly answer: Locator;

  constructor(readonly page: Page) {
    this.limits = page.getByRole('table', {name: 'Limits'});
    this.filter = page.getByLabel('Filter limits');
    this.card = page.getByRole('tooltip');
    this.paste = page.getByLabel('Paste your error');
    this.answer = page.getByRole('region', {name: 'Find an error'}).getByRole('status');
  }

  /** A limit in a sentence, by what it shows. */
  inlineLimit(value: string): Locator {
    return this.page.locator('article p').getByRole('link', {name: value, exact: true}).first();
  }
}
