import type {Locator, Page} from '@playwright/test';
import {address} from '../fixtures';

/** A documentation page as a reader meets it. */
export class DocsPage {
  readonly heading: Locator;
  readonly sidebar: Locator;
  readonly contents: Locator;
  readonly banner: Locator;
  readonly breadcrumbs: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', {level: 1});
    this.sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    this.contents = page.locator('.table-of-contents').first();
    this.banner = page.getByRole('complementary', {name: 'Version'});
    this.breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  }

  /** Opens a page by its path below the base, and waits until its script runs. */
  async open(path: string): Promise<void> {
    await this.page.goto(address(path));
    await this.waitForScript();
  }

  /** Resolves when React has taken the page over. */
  async waitForScript(): Promise<void> {
    await this.page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** The version menu's entry, after opening the menu. */
  async switchVersion(label: 'v1' | 'v2'): Promise<void> {
    await this.page.locator('.navbar__item.dropdown', {hasText: /^v[12]/}).hover();
    await this.page.locator('.dropdown__menu').getByRole('link', {name: label}).click();
  }
}
