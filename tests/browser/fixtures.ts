import {test as base, expect, type Page} from '@playwright/test';

/** The address of a page for `page.goto`: relative to the base of the tests. */
export const address = (path: string): string => path.replace(/^\//, './');

/** Stops the installed clock of a page, a minute ahead: it does not stop at a time that has passed. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/** What makes a page wider than its window, so that it scrolls sideways: at most five parts, and nothing where it fits. */
export const listOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const reaching = [...document.querySelectorAll('body, body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    );
    return reaching.slice(0, 5).map((element) => {
      const right = Math.round(element.getBoundingClientRect().right);
      return `${element.tagName.toLowerCase()}.${element.className} reaches to ${right} px`;
    });
  });

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
