import type {Browser, CDPSession, Page} from '@playwright/test';
import {PHONE, TABLET, withPage} from './phone';
import {measureMedians, type Figures} from './report';
import type {Served} from './serve';

/** Functions that `observe.js` adds to a page. */
type Observed = {readonly timeResult: (result: string, giveUpAfter: number) => Promise<number>};

/** Without a result in this time, a click counts as lost. */
const LOST_MS = 10_000;
const KEY_MS = 90;

/** A page, and queries for the search: a title, and a word that only occurs in the text of a page. */
export type TouchedPage = {readonly path: string; readonly title: string; readonly word: string};

/** Milliseconds from a click to the frame with its result, and transferred kB. */
export const TOUCH_ROWS = {
  drawer: ['menu of a phone, ms', 0],
  category: ['category when quiet, ms', 0],
  categoryAtOnce: ['category at once, ms', 0],
  search: ['search box, ms', 0],
  found: ['title found, ms', 0],
  searched: ['until it is found, kB', 1],
  inBody: ['word of a body found, ms', 0],
} as const;

/** The figures of all controls. */
export type Touch = Figures<keyof typeof TOUCH_ROWS>;

/** Finds controls by their accessible names, because the markup differs between themes. */
const CONTROLS = {
  drawer: (page: Page) => page.getByRole('button', {name: /navigation bar|^menu$/i}),
  category: (page: Page) =>
    page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-expanded="false"]:visible'),
  search: (page: Page) => page.getByRole('button', {name: /^search/i}),
} as const;

/** Waits for the result of a click or key; `NaN` without one. */
const measureTimeTo = (page: Page, result: string): Promise<number> =>
  page.evaluate(([name, after]) => (window as unknown as Observed).timeResult(name, after), [result, LOST_MS] as const);

/** Clicks a control and measures the time until its result. */
async function measureTouchTime(page: Page, control: keyof typeof CONTROLS): Promise<number> {
  const target = CONTROLS[control](page).first();
  if ((await target.count()) === 0) return Number.NaN;
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) return Number.NaN;
  const time = measureTimeTo(page, control);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return time;
}

/** Types like a keyboard, without waiting for the page. */
async function measureTypingTime(page: Page, session: CDPSession, text: string): Promise<void> {
  for (const key of text) {
    await page.waitForTimeout(KEY_MS);
    const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
    const common = {key, code, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0)};
    void session.send('Input.dispatchKeyEvent', {type: 'keyDown', ...common, text: key});
    void session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...common});
  }
}

/** Opens the search by touch, and types a text as soon as it's open. */
async function measureSearch(page: Page, session: CDPSession, served: Served, text: string): Promise<Partial<Touch>> {
  served.drainSentBytes();
  if ((await CONTROLS.search(page).count()) === 0) return {};
  const opened = await measureTouchTime(page, 'search');
  await measureTypingTime(page, session, text.toLowerCase());
  const found = await measureTimeTo(page, 'found');
  return {search: opened, found, searched: served.drainSentBytes() / 1000};
}

async function touchOnce(browser: Browser, served: Served, {path, title, word}: TouchedPage): Promise<Partial<Touch>> {
  const url = served.slowOrigin + path;
  const drawer = await withPage(browser, PHONE, url, (page) => measureTouchTime(page, 'drawer'));
  const category = await withPage(browser, TABLET, url, (page) => measureTouchTime(page, 'category'));
  const categoryAtOnce = await withPage(browser, TABLET, url, (page) => measureTouchTime(page, 'category'), 0);
  const searchFor = (text: string): Promise<Partial<Touch>> =>
    withPage(browser, PHONE, url, (page, session) => measureSearch(page, session, served, text));
  const searched = await searchFor(title);
  const {found: inBody} = await searchFor(word);
  return {...searched, inBody, drawer, category, categoryAtOnce};
}

/** Touches each control of a page several times, with an empty cache. Returns the median of each figure. */
export const measureTouch = (browser: Browser, served: Served, page: TouchedPage, times: number): Promise<Touch> =>
  measureMedians(TOUCH_ROWS, times, () => touchOnce(browser, served, page));
