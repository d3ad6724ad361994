import type {Locator} from '@playwright/test';
import {PagePart} from './pagePart';

/** Pages with limits and errors. */
export class FactsPages extends PagePart {
  readonly limits = this.page.getByRole('table', {name: 'Limits'});
  readonly filter = this.page.getByLabel('Filter limits');
  readonly card = this.page.getByRole('tooltip');
  readonly paste = this.page.getByLabel('Paste your error');
  readonly answer = this.page.getByRole('region', {name: 'Find an error'}).getByRole('status');

  /** Finds a limit in a sentence by its text. */
  inlineLimit(value: string): Locator {
    return this.page.locator('article p').getByRole('link', {name: value, exact: true}).first();
  }
}
