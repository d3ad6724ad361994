import type {Locator, Page} from '@playwright/test';
import {touchApplication} from '../../touchApplication';

/** A documentation page. */
export class DocsPage {
  readonly heading: Locator;
  readonly sidebar: Locator;
  readonly contents: Locator;
  readonly banner: Locator;
  readonly breadcrumbs: Locator;
  readonly versionMenu: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', {level: 1});
    this.sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    this.contents = page.locator('.theme-doc-toc-desktop .table-of-contents');
    this.banner = page.getByRole('complementary', {name: 'Version'});
    this.breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    this.versionMenu = page.locator('.navbar__item.dropdown', {hasText: /^v[12]/});
  }

  /** Opens a page by its path below the base, and waits until the application runs. */
  async open(path: string): Promise<void> {
    await this.openDocument(path);
    await this.startApplication();
  }

  /** Opens a page without starting the application, like a reader who only reads: only the document script runs. */
  async openDocument(path: string): Promise<void> {
    await this.page.goto(`.${path}`);
    await this.page.waitForFunction(() => document.documentElement.dataset.documentScript !== undefined);
  }

  /** Interacts with a control of the application, and waits until it runs. */
  async startApplication(): Promise<void> {
    await this.touchControl();
    await this.waitForApplication();
  }

  /** Clicks a control that needs the application. It's inserted next to the page, because few pages have one. */
  async touchControl(): Promise<void> {
    await this.page.waitForFunction(() => document.documentElement.dataset.documentScript !== undefined);
    await touchApplication(this.page);
  }

  /** Resolves when React has hydrated the page. */
  async waitForApplication(): Promise<void> {
    await this.page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** The version that Docusaurus has stored as the reader's choice. */
  async readPreferredVersion(): Promise<string | undefined> {
    const stored = await this.page.evaluate(() => Object.entries(localStorage) as [string, string][]);
    return stored.find(([key]) => key.startsWith('docs-preferred-version'))?.[1];
  }

  /** The version menu's entry, after opening the menu. */
  async switchVersion(label: string): Promise<void> {
    await this.versionMenu.hover();
    await this.page
      .locator('.dropdown__menu')
      .getByRole('link', {name: new RegExp(`^${label}\\b`)})
      .click();
  }
}
