import type {Browser, BrowserContextOptions, CDPSession, Page} from '@playwright/test';
import {median} from '../median';
import type {Served} from '../scale/serve';

/** What `observeTouch.js` puts into a page. */
type Observed = {readonly timeResult: (result: string, giveUpAfter: number) => Promise<number>};

const SLOWER_BY = 4;
const QUIET_MS = 2000;
/** A reader who sees nothing for so long presses again: the press is lost. */
const LOST_MS = 10_000;
const KEY_MS = 90;

const PHONE: BrowserContextOptions = {viewport: {width: 375, height: 740}, hasTouch: true, isMobile: true};
const TABLET: BrowserContextOptions = {viewport: {width: 1280, height: 800}, hasTouch: true};

/** A page of a site, and what its search finds: a title, and a word that stands in a body alone. */
export type TouchedPage = {readonly path: string; readonly title: string; readonly word: string};

/** Milliseconds from a press to the frame that shows its result, `NaN` where it has none; and kB. */
export type Touch = Readonly<
  Record<
    'drawer' | 'category' | 'categoryAtOnce' | 'search' | 'found' | 'searched' | 'inBody' | 'script' | 'load',
    number
  >
>;

async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER_BY});
  return session;
}

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

async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  url: string,
  act: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await slowProcessor(page);
  await page.addInitScript({path: 'tests/touch/observeTouch.js'});
  await page.goto(url, {waitUntil: 'load'});
  try {
    return await act(page, session);
  } finally {
    await context.close();
  }
}

/** Presses a key as a keyboard does: nobody waits for the page. */
function pressKey(session: CDPSession, key: string, modifiers = 0): void {
  const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
  const text = modifiers ? undefined : key;
  const common = {key, code, modifiers, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0)};
  void session.send('Input.dispatchKeyEvent', {type: text ? 'keyDown' : 'rawKeyDown', ...common, text});
  void session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...common});
}

async function type(page: Page, session: CDPSession, text: string, pause: number): Promise<void> {
  for (const key of text) {
    await page.waitForTimeout(pause);
    pressKey(session, key);
  }
}

/** Opens the search with a touch, and types a text as soon as it is open. */
async function search(page: Page, session: CDPSession, served: Served, text: string): Promise<Partial<Touch>> {
  if ((await CONTROLS.search(page).count()) === 0) return {};
  const before = served.takeSent();
  const opened = await touch(page, 'search');
  await type(page, session, text.toLowerCase(), KEY_MS);
  const found = await timeTo(page, 'found');
  return {
    script: before.script / 1000,
    load: before.all / 1000,
    search: opened,
    found,
    searched: served.takeSent().all / 1000,
  };
}

async function touchOnce(browser: Browser, served: Served, {path, title, word}: TouchedPage): Promise<Partial<Touch>> {
  const url = served.slowOrigin + path;
  const quietly =
    <T>(act: (page: Page, session: CDPSession) => Promise<T>) =>
    async (page: Page, session: CDPSession): Promise<T> => {
      await page.waitForTimeout(QUIET_MS);
      return act(page, session);
    };
  const drawer = await withPage(
    browser,
    PHONE,
    url,
    quietly((page) => touch(page, 'drawer')),
  );
  const category = await withPage(
    browser,
    TABLET,
    url,
    quietly((page) => touch(page, 'category')),
  );
  const categoryAtOnce = await withPage(browser, TABLET, url, (page) => touch(page, 'category'));
  served.takeSent();
  const weights = await withPage(
    browser,
    PHONE,
    url,
    quietly(async () => served.takeSent()),
  );
  const searched = await withPage(
    browser,
    PHONE,
    url,
    quietly((page, session) => search(page, session, served, title)),
  );
  const {found: inBody} = await withPage(
    browser,
    PHONE,
    url,
    quietly((page, session) => search(page, session, served, word)),
  );
  return {
    script: weights.script / 1000,
    load: weights.all / 1000,
    ...searched,
    inBody,
    drawer,
    category,
    categoryAtOnce,
  };
}

/** Touches each control of a page with an empty cache, several times, and takes the median of each figure. */
export async function measureTouch(browser: Browser, served: Served, page: TouchedPage, times: number): Promise<Touch> {
  const all: Partial<Touch>[] = [];
  for (let at = 0; at < times; at += 1) all.push(await touchOnce(browser, served, page));
  const of = (name: keyof Touch): number => median(all.map((each) => each[name] ?? Number.NaN));
  return {
    drawer: of('drawer'),
    category: of('category'),
    categoryAtOnce: of('categoryAtOnce'),
    search: of('search'),
    found: of('found'),
    searched: of('searched'),
    inBody: of('inBody'),
    script: of('script'),
    load: of('load'),
  };
}

/** Milliseconds between two keys of those who type fast, well and slowly. */
export const PACES = [25, 40, 90] as const;

/** Presses Ctrl+K on a quiet page and types at once. Returns how many of the letters the field does not have in the end. */
async function countLostKeys(page: Page, session: CDPSession, word: string, pause: number): Promise<number> {
  pressKey(session, 'k', 2);
  await type(page, session, word, pause);
  const field = page.locator(':is(input, [contenteditable]):focus');
  await field.waitFor({timeout: LOST_MS}).catch(() => undefined);
  const read = (): Promise<string> => field.inputValue({timeout: 1000}).catch(() => '');
  const hasAll = page.waitForFunction(
    (text) => document.activeElement instanceof HTMLInputElement && document.activeElement.value === text,
    word,
    {timeout: 2000},
  );
  await hasAll.catch(() => undefined);
  const value = await read();
  return value === word ? 0 : Math.max(1, word.length - value.length);
}

/** How many of many tries lose a key, by pace, with and without the slow processor. */
export async function countLostTries(
  browser: Browser,
  served: Served,
  {path, title}: TouchedPage,
  tries: number,
): Promise<ReadonlyMap<string, string>> {
  const word = title.toLowerCase().split(' ')[0] ?? title;
  const rows = new Map<string, string>();
  for (const rate of [1, SLOWER_BY])
    for (const pace of PACES) {
      let lost = 0;
      for (let at = 0; at < tries; at += 1)
        lost += await withPage(browser, TABLET, served.slowOrigin + path, async (page, session) => {
          await session.send('Emulation.setCPUThrottlingRate', {rate});
          return Number((await countLostKeys(page, session, word, pace)) > 0);
        });
      rows.set(`${pace} ms a key, CPU ÷ ${rate}`, `${lost} of ${tries}`);
    }
  return rows;
}
