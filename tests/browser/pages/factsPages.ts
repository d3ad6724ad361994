import type {Locator, Page} from '@playwright/test';

/** Pages with limits and errors. */
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

  /** Finds a limit in a sentence by its text. */
  inlineLimit(value: string): Locator {
    return this.page.locator('article p').getByRole('link', {name: value, exact: true}).first();
  }
}
