import type {Locator} from '@playwright/test';
import {PagePart} from './pagePart';

/** The page menu, the feedback link, and the link next to selected text. */
export class PageTools extends PagePart {
  readonly menu = this.page.locator('details.page-menu');
  readonly opener = this.menu.locator('summary');
  readonly missing = this.page.getByRole('link', {name: 'Something is missing'});
  readonly selectionLink = this.page.getByRole('link', {name: 'Report a problem with this text'});

  /** Opens the menu, and waits until the script has added its entries. */
  async openMenu(): Promise<void> {
    await this.opener.click();
    await this.menu.getByRole('button', {name: 'Print'}).waitFor();
  }

  entry(name: string): Locator {
    return this.menu.locator('li > *').filter({hasText: name});
  }

  /** Selects the first words of the page's first paragraph using the Selection API, which triggers the same events. */
  async select(): Promise<string> {
    return this.page.evaluate(() => {
      const text = document.querySelector('.theme-doc-markdown > p')?.firstChild as Text;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, Math.min(30, text.length));
      const selection = window.getSelection();
      selection?.removeAllRanges();
      selection?.addRange(range);
      return String(selection).trim();
    });
  }

  /** Clicks a link to a new issue and returns the form's values, without loading GitHub. */
  async openIssue(press: () => Promise<void>): Promise<URLSearchParams> {
    await this.page
      .context()
      .route('https://github.com/**', (route) => route.fulfill({body: 'Issue', contentType: 'text/html'}));
    const [tab] = await Promise.all([this.page.waitForEvent('popup'), press()]);
    await tab.waitForURL('https://github.com/**');
    return new URL(tab.url()).searchParams;
  }
}
