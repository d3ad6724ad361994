import type {Page, Route} from '@playwright/test';

/** What happens to the files of pages: as usual, gone from the server, never answered, or no connection. */
export type Fate = 'arrive' | 'missing' | 'stall' | 'cut';

const OF_PAGES = /\/assets\/js\/(?!document\.|main\.|runtime~main\.)[^/]+\.js$/;

/** The script files that belong to single pages, and what happens to them from now on. */
export class PageFiles {
  private fate: Fate = 'arrive';
  private stalled: Route[] = [];

  private constructor() {}

  /** Takes over the files of pages; to be called before the first page is opened. */
  static async of(page: Page): Promise<PageFiles> {
    const files = new PageFiles();
    await page.route(OF_PAGES, (route) => files.handle(route));
    return files;
  }

  /** Decides about all files asked for from now on; `arrive` lets stalled ones arrive, too. */
  async let(fate: Fate): Promise<void> {
    this.fate = fate;
    if (fate !== 'arrive') return;
    await Promise.all(this.stalled.splice(0).map((route) => route.continue().catch(() => undefined)));
  }

  private async handle(route: Route): Promise<void> {
    if (this.fate === 'arrive') return route.continue();
    if (this.fate === 'missing') return route.fulfill({status: 404, contentType: 'text/html', body: 'Not found'});
    if (this.fate === 'cut') return route.abort('connectionreset');
    this.stalled.push(route);
  }
}
