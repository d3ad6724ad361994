import AxeBuilder from '@axe-core/playwright';
import {expect, test as base, type Page, type Request} from '@playwright/test';
import {extractText} from 'unpdf';
import {DocsPage} from './pages/docsPage';
import {FactsPages} from './pages/factsPages';
import {PageTools} from './pages/pageTools';
import {ReferencePage} from './pages/referencePage';
import {SearchBox} from './pages/searchBox';

/** Returns the address of a page for `page.goto`, relative to the base URL of the tests. */
export const address = (path: string): string => path.replace(/^\//, './');

/** Pauses the mocked clock of a page one minute ahead, because it can't be paused in the past. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/** Returns up to five elements that make a page wider than its window; none if it fits. */
export const findOverflow = (page: Page): Promise<string[]> =>
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

/** The footer of each sheet, which comes before the sheet's text in the file. */
const FOOT = /^\s*\d+\s*\/\s*\d+\s*Millrace Docs/;

/** Prints the open page to PDF, and returns the text of each sheet. */
export async function printSheets(page: Page): Promise<string[]> {
  const file = await page.pdf({format: 'A4'});
  const {text} = await extractText(new Uint8Array(file), {mergePages: false});
  return text.map((sheet) => sheet.replace(FOOT, ''));
}

/** Delays requests until the returned function is called. */
export async function holdRequests(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Returns the scroll position; -1 while another document is being loaded. */
export const getScrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY).catch(() => -1);

/** Scrolls until the layout has settled, because the browser preserves the position of visible content. */
export const scrollTo = (page: Page, to: number): Promise<void> =>
  expect(async () => {
    await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), to);
    expect(await getScrollTop(page)).toBe(to);
  }).toPass();

/** Records the layout shifts of all following pages in `window.shifts`. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });

/** Returns the sum of the recorded layout shifts since the last call, including those of the next frames. */
export const drainLayoutShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const {shifts} = window as unknown as {readonly shifts: number[]};
    return shifts.splice(0).reduce((sum, shift) => sum + shift, 0);
  });

type Fixtures = {
  /** The requests of the page so far. */
  readonly requests: readonly Request[];
  /** Console errors of the page. Each test decides which ones to allow. */
  readonly complaints: string[];
  readonly docs: DocsPage;
  readonly facts: FactsPages;
  readonly tools: PageTools;
  readonly reference: ReferencePage;
  readonly box: SearchBox;
};

/** A test with additional fixtures for the page. */
export const test = base.extend<Fixtures>({
  requests: async ({page}, provide) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await provide(requests);
  },
  docs: ({page}, provide) => provide(new DocsPage(page)),
  facts: ({page}, provide) => provide(new FactsPages(page)),
  tools: ({page}, provide) => provide(new PageTools(page)),
  reference: ({page}, provide) => provide(new ReferencePage(page)),
  box: ({page}, provide) => provide(new SearchBox(page)),
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

/** WCAG 2.0, 2.1 and 2.2 at levels A and AA, and axe's best practices. There are no exceptions. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SHOWN_NODES = 3;

/**
 * Returns axe's findings on the current page or a part of it: one line per rule and element, limited to a few per rule.
 */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  // Don't report passed rules, because with thousands of elements, that takes longer than the checks.
  // Pages don't contain frames, so axe doesn't have to open another tab to merge their results.
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(RULES)
    .setLegacyMode(true);
  if (part !== undefined) axe.include(part);
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, help, nodes}) => {
    const shown = nodes.slice(0, SHOWN_NODES).map(({target, html, any}) => {
      const reason = any[0]?.message ?? help;
      return `${id}: ${reason}\n    at ${target.join(' ')}\n    ${html.slice(0, 160)}`;
    });
    const left = nodes.length - shown.length;
    return left > 0 ? [...shown, `${id}: ${left} more`] : shown;
  });
}
