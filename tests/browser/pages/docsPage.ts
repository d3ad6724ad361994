import {PagePart} from './pagePart';
import {touchApplication} from '../../touchApplication';

/** A documentation page. */
export class DocsPage extends PagePart {
  readonly heading = this.page.getByRole('heading', {level: 1});
  readonly sidebar = this.page.getByRole('navigation', {name: 'Docs sidebar'});
  readonly contents = this.page.locator('.theme-doc-toc-desktop .table-of-contents');
  readonly banner = this.page.getByRole('complementary', {name: 'Version'});
  readonly breadcrumbs = this.page.getByRole('navigation', {name: 'Breadcrumbs'});
  readonly versionMenu = this.page.locator('.navbar__item.dropdown', {hasText: /^v[12]/});

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
