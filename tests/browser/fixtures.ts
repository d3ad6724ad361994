import {test as base, expect, type Page} from '@playwright/test';

/** The address of a page for `page.goto`: relative to the base of the tests. */
export const address = (path: string): string => path.replace(/^\//, './');

/** Stops the installed clock of a page, a minute ahead: it does not stop at a time that has passed. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/** How many pixels a page is wider than its window: above zero, it scrolls sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Test with a list of what the page complained about; a test that looks at it decides what is allowed. */
export const test = base.extend<{complaints: string[]}>({
  complaints: async ({page}, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await provide(complaints);
  },
});

export {expect};
