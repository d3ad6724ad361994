import type {Page} from '@playwright/test';

/** A part of a page, which its subclasses locate. */
export class PagePart {
  constructor(readonly page: Page) {}
}
