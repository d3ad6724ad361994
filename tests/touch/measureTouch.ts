import type {Browser, BrowserContextOptions, CDPSession, Page} from '@playwright/test';
import {median} from '../median';
import {slowDown} from '../scale/measureTimes';
import type {Served} from '../scale/serve';

/** What `observeTouch.js` puts into a page. */
type Observed = {readonly timeResult: (result: string, giveUpAfter: number) => Promise<number>};

const QUIET_MS = 2000;
/** A reader who sees nothing for so long presses again: the press is lost. */
const LOST_MS = 10_000;
const KEY_MS = 90;

const PHONE: BrowserContextOptions = {viewport: {width: 375, height: 740}, hasTouch: true, isMobile: true};
const TABLET: BrowserContextOptions = {viewport: {width: 1280, height: 800}, hasTouch: true};

/** A page of a site, and what its search finds: a title, and a word that stands in a body alone. */
export type TouchedPage = {readonly path: string; readonly title: string; readonly word: string};

const NAMES = [
  'drawer',
  'category',
  'categoryAtOnce',
  'search',
  'found',
  'searched',
  'inBody',
  'script',
  'load',
] as const;

/** Milliseconds from a press to the frame that shows its result, `NaN` where it has none; and kB. */
export type Touch = Readonly<Record<(typeof NAMES)[number], number>>;

/** Finds a control by what it says to readers, whoever wrote its markup. */
const CONTROLS = {
  drawer: (page: Page) => page.getByRole('button', {name: /navigation bar|^menu$/i}),
  category: (page: Page) =>
    page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-expanded="false"]:visible'),
  search: (page: Page) => page.getByRole('button', {name: /^search/i}),
} as const;

/** Waits in the page for what a touch or a key is to show; `NaN` where it does not. */
const timeTo = (page: Page, result: string): Promise<number> =>
  page.evaluate(([name, after]) => (window as unknown as Observed).timeResult(name, after), [result, LOST_MS] as const);

/** Touches a control, and times its result. */
async function touch(page: Page, control: keyof typeof CONTROLS): Promise<number> {
  const target = CONTROLS[control](page).first();
  if ((await target.count()) === 0) return Number.NaN;
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) return Number.NaN;
  const time = timeTo(page, control);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return time;
}

/** Opens an address with an empty cache, and acts on it when nothing has been going on for a while. */
async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  url: string,
  act: (page: Page, session: CDPSession) => Promise<T>,
  quietMs = QUIET_MS,
): Promise<T> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await slowDown(page);
  await page.addInitScript({path: 'tests/touch/observeTouch.js'});
  await page.goto(url, {waitUntil: 'load'});
  try {
    await page.waitForTimeout(quietMs);
    return await act(page, session);
  } finally {
    await context.close();
  }
}

/** Types as a keyboard does: nobody waits for the page. */
async function type(page: Page, session: CDPSession, text: string): Promise<void> {
  for (const key of text) {
    await page.waitForTimeout(KEY_MS);
    const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
    const common = {key, code, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0)};
    void session.send('Input.dispatchKeyEvent', {type: 'keyDown', ...common, text: key});
    void session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...common});
  }
}

/** Opens the search with a touch, and types a text as soon as it is open. */
async function search(page: Page, session: CDPSession, served: Served, text: string): Promise<Partial<Touch>> {
  const before = served.takeSent();
  const weights = {script: before.script / 1000, load: before.all / 1000};
  if ((await CONTROLS.search(page).count()) === 0) return weights;
  const opened = await touch(page, 'search');
  await type(page, session, text.toLowerCase());
  const found = await timeTo(page, 'found');
  return {...weights, search: opened, found, searched: served.takeSent().all / 1000};
}

async function touchOnce(browser: Browser, served: Served, {path, title, word}: TouchedPage): Promise<Partial<Touch>> {
  const url = served.slowOrigin + path;
  const drawer = await withPage(browser, PHONE, url, (page) => touch(page, 'drawer'));
  const category = await withPage(browser, TABLET, url, (page) => touch(page, 'category'));
  const categoryAtOnce = await withPage(browser, TABLET, url, (page) => touch(page, 'category'), 0);
  const searchFor = (text: string): Promise<Partial<Touch>> => {
    served.takeSent();
    return withPage(browser, PHONE, url, (page, session) => search(page, session, served, text));
  };
  const searched = await searchFor(title);
  const {found: inBody} = await searchFor(word);
  return {...searched, inBody, drawer, category, categoryAtOnce};
}

/** Touches each control of a page with an empty cache, several times, and takes the median of each figure. */
export async function measureTouch(browser: Browser, served: Served, page: TouchedPage, times: number): Promise<Touch> {
  const all: Partial<Touch>[] = [];
  for (let at = 0; at < times; at += 1) all.push(await touchOnce(browser, served, page));
  const medians = NAMES.map((name) => [name, median(all.map((each) => each[name] ?? Number.NaN))] as const);
  return Object.fromEntries(medians) as Touch;
}
