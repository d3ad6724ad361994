import type {Browser, Page, Request, Route} from '@playwright/test';
import {address, expect, holdRequests, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';
import {PageTools} from '../pages/pageTools';
import {SearchBox} from '../pages/searchBox';

/** An action of a reader and its result. It loads files, and each of them can fail. */
type Action = {
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly isDone: (page: Page) => Promise<unknown>;
  /** Limits the tested files, if another action tests the others. */
  readonly own?: RegExp;
};

const caret = (page: Page) => page.getByRole('button', {name: /sidebar category 'Guides'/});
const calculator = (page: Page) => page.getByRole('region', {name: 'Credit calculator'});

const isReady = (page: Page): Promise<void> => expect(page.locator('html[data-document-script]')).toBeAttached();

const ACTIONS: Readonly<Record<string, Action>> = {
  'reading a page': {
    path: '/workflows/',
    act: async () => undefined,
    isDone: isReady,
  },
  'unfolding a category': {
    path: '/workflows/',
    act: (page) => caret(page).click(),
    isDone: (page) => expect(caret(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  searching: {
    path: '/workflows/',
    act: async (page) => {
      const box = new SearchBox(page);
      if (!(await box.dialog.isVisible())) await box.button.click();
      await box.input.fill('');
      await box.input.pressSequentially('limits');
    },
    isDone: (page) => expect(new SearchBox(page).hits.first()).toBeVisible(),
  },
  'opening the search page': {
    path: '/search/?q=limits',
    own: /\/box\./,
    act: async (page) => {
      const field = page.getByRole('searchbox');
      if (await field.isVisible()) await field.fill('limits ');
    },
    isDone: (page) => expect(page.locator('ol h2').first()).toBeVisible(),
  },
  'opening the menu of a phone': {
    path: '/workflows/',
    act: async (page) => {
      await page.setViewportSize({width: 390, height: 800});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    },
    isDone: (page) => expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible(),
  },
  'opening the menu of a page': {
    path: '/workflows/',
    act: async (page) => {
      const {menu, opener} = new PageTools(page);
      await page.getByRole('heading', {level: 1}).click();
      // Without its module, the menu can only be closed by its button.
      if ((await menu.getAttribute('open')) !== null) await opener.click();
      await opener.click();
    },
    isDone: (page) => expect(new PageTools(page).entry('Print')).toBeVisible(),
  },
  calculating: {
    path: '/pricing/',
    act: (page) => calculator(page).getByRole('button', {name: 'Reset'}).click(),
    isDone: (page) => new DocsPage(page).waitForApplication(),
  },
};

/** The response of a network that requires a sign-in. */
const SIGN_IN = '<!doctype html><title>Sign in</title><h1>Sign in to use the network</h1>';

/** Responds with a different body of the same type. */
async function replace(route: Route, change: (body: Buffer) => Buffer | string): Promise<void> {
  const response = await route.fetch();
  // Omit other headers, because the browser doesn't cache a body with a wrong length or ETag.
  const {'content-type': contentType} = response.headers();
  await route.fulfill({contentType, body: change(await response.body())});
}

/** Longer than all timeouts for files. */
const LONGEST_MS = 150_000;

const NEVER = 'never ends';

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  [NEVER]: () => new Promise(() => undefined),
  'is empty': (route) => replace(route, () => ''),
  'is another one': (route) => replace(route, () => '{}'),
  'is refused': (route) => route.abort('connectionrefused'),
  'is replaced by HTML': (route) => route.fulfill({status: 200, contentType: 'text/html', body: SIGN_IN}),
  'is cut': (route) => replace(route, (body) => body.subarray(0, body.length / 2)),
  // Files with a hash in their names are gone. Others refer to files that are gone.
  'is of another release': async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/[0-9a-f]{8,10}(?=[".])/g, (hash) => hash.replace(/./g, '0'));
    if (/\.[0-9a-f]{8,}\./.test(route.request().url())) await route.fulfill({status: 404, body: SIGN_IN});
    else await route.fulfill({response, body});
  },
};

/** Returns the path of a file without hashes, and with the same name for similar parts. */
const getKind = (url: string): string =>
  new URL(url).pathname
    .replace(/[.-][0-9a-f]{8,10}(?=\.)/, '')
    .replace(/\/(?:(?:part\.)?\d+|[A-Z]\w*)(?=\.\w+$)/, '/part');

/** Files that every page loads, which are only tested with the first action. */
const SHARED_FILES = /\.(?:css|woff2)$|\/document\./;

/** Returns the kinds of files that an action loads, except for the page itself and files that don't need testing. */
async function findKinds(page: Page, action: Action): Promise<readonly string[]> {
  const {path, act, isDone} = action;
  const kinds = new Set<string>();
  page.on('request', (request) => {
    const isFile = !['document', 'image', 'other'].includes(request.resourceType());
    if (isFile) kinds.add(getKind(request.url()));
  });
  await page.goto(address(path));
  await act(page);
  await isDone(page);
  await page.waitForLoadState('networkidle');
  return [...kinds].filter(
    (kind) => (action === ACTIONS['reading a page'] || !SHARED_FILES.test(kind)) && (action.own?.test(kind) ?? true),
  );
}

const found = new Map<Action, readonly string[]>();

/** Returns the kinds of files of an action. Each worker determines them once. */
async function getKinds(page: Page, action: Action): Promise<readonly string[]> {
  const kinds = found.get(action) ?? (await findKinds(page, action));
  found.set(action, kinds);
  return kinds;
}

const SAID = /could not be loaded|no connection|is missing|is damaged/;
const getFailureNotice = (page: Page) =>
  page.locator('[role=status]:visible, [role=alert]:visible, .search-notice:visible').filter({hasText: SAID}).first();

/** Opens a page on which requests for a kind of file fail in the given way, until `end` is called. */
async function openWithFault(browser: Browser, kind: string, fate: (route: Route) => Promise<void>) {
  const context = await browser.newContext({baseURL: test.info().project.use.baseURL});
  const page = await context.newPage();
  await page.route((url) => getKind(url.href) === kind, fate);
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  const onEnd = (request: Request): unknown => underWay.delete(request);
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  /** Whether there are no other pending requests, which would also time out if the clock advanced. */
  const isAlone = (): boolean => [...underWay].every((request) => getKind(request.url()) === kind);
  const end = (): Promise<void> => page.unrouteAll({behavior: 'ignoreErrors'});
  // Pending routes would fail after closing the context.
  const close = (): Promise<void> => end().then(() => context.close());
  return {page, isAlone, end, close};
}

/** Returns which promise resolves first. */
const waitForEither = (done: Promise<unknown>, told: Promise<unknown>): Promise<'done' | 'told'> =>
  Promise.any([done.then(() => 'done' as const), told.then(() => 'told' as const)]);

test.describe.configure({timeout: 240_000});

/**
 * For each loader (page, controls, search), one action is tested with all faults. Other actions only show that they use
 * a loader.
 */
const WITH_ALL_FAULTS = ['reading a page', 'unfolding a category', 'searching'];
const OF_EACH_ACTION = [NEVER, 'is refused', 'is of another release'];

for (const [action, {path, act, isDone}] of Object.entries(ACTIONS)) {
  for (const [fault, fail] of Object.entries(FAULTS)) {
    if (!WITH_ALL_FAULTS.includes(action) && !OF_EACH_ACTION.includes(fault)) continue;
    test(`${action} while a file ${fault} shows the page, a message and a way to recover`, async ({page, browser}) => {
      for (const kind of await getKinds(page, ACTIONS[action] as Action)) {
        // Browsers don't render a page while its style sheet is loading.
        if (fault === NEVER && kind.endsWith('.css')) continue;
        // A worker with the wrong content doesn't report an error either.
        const isSilent = fault === NEVER || kind.includes('/worker.');
        await test.step(kind, async () => {
          const visit = await openWithFault(browser, kind, fail);
          const heading = visit.page.getByRole('heading', {level: 1});
          const waitUntil = fault === NEVER ? 'commit' : 'load';
          if (isSilent) await visit.page.clock.install();
          await visit.page.goto(address(path), {waitUntil});
          await expect(heading).toBeVisible();
          if (kind.includes('/document.') && fault === NEVER) {
            await expect(getFailureNotice(visit.page)).toBeHidden();
            await visit.page.clock.fastForward(LONGEST_MS);
            await expect(getFailureNotice(visit.page)).toBeVisible();
          }
          // If the page's own script failed, there's already a message, and controls don't work.
          const isAlive = (await visit.page.evaluate(() => document.documentElement.dataset.documentScript)) === '';
          if (isAlive) await act(visit.page);
          // The timeout of a file might only start after another file has loaded.
          const told = isSilent
            ? expect(async () => {
                await expect.poll(visit.isAlone).toBe(true);
                await visit.page.clock.fastForward(LONGEST_MS);
                await expect(getFailureNotice(visit.page)).toBeVisible({timeout: 1000});
              }).toPass({timeout: 60_000})
            : expect(getFailureNotice(visit.page)).toBeVisible();
          const outcome = await waitForEither(isDone(visit.page), told);
          await expect(heading).toBeVisible();
          if (outcome === 'told') {
            await visit.end();
            if (!isAlive) {
              const load = visit.page.getByRole('button', {name: 'Load again'});
              // Pending files can arrive now.
              await waitForEither(isReady(visit.page), load.click({timeout: 5000}));
              await isReady(visit.page);
            }
            // A request from before the fault ended can still fail and show another message.
            await expect(async () => {
              await act(visit.page);
              const again = visit.page.getByRole('button', {name: 'Try again'});
              await waitForEither(isDone(visit.page), again.click({timeout: 5000}));
              await isDone(visit.page);
            }).toPass({timeout: 30_000});
          }
          await visit.close();
        });
      }
    });
  }

  test(`${action} while a file is slow shows the page and completes once it arrives`, async ({page, browser}) => {
    for (const kind of await getKinds(page, ACTIONS[action] as Action)) {
      // Browsers don't render a page while its style sheet is loading.
      if (kind.endsWith('.css')) continue;
      await test.step(kind, async () => {
        const visit = await openWithFault(browser, kind, (route) => route.fallback());
        const release = await holdRequests(visit.page, (url) => getKind(url.href) === kind);
        await visit.page.goto(address(path), {waitUntil: 'commit'});
        await expect(visit.page.getByRole('heading', {level: 1})).toBeVisible();
        if (!kind.includes('/document.')) await act(visit.page);
        release();
        if (kind.includes('/document.')) await act(visit.page);
        await isDone(visit.page);
        await visit.close();
      });
    }
  });
}

test('shows all tab panels if the document script is blocked', async ({page}) => {
  await page.route(/\/document\.[0-9a-f]+\.js/, (route) => route.abort());
  await page.goto(address('/quickstart/'));
  await expect(getFailureNotice(page)).toBeVisible();
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.locator('[role=tablist]').first()).toBeHidden();
});

const REFUSED = (name: string): string =>
  `Object.defineProperty(window, '${name}', {get() { throw new DOMException('no', 'SecurityError'); }});`;

/** States of the storage, caused by a browser, an extension or another page of the host. */
const STORAGES: readonly (readonly [string, string])[] = [
  ['is full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`],
  ['is refused', ['localStorage', 'sessionStorage', 'caches', 'indexedDB'].map(REFUSED).join('')],
  ['contains incomplete data', `Storage.prototype.getItem = () => '{"recent":[{"url":';`],
  ['contains different data', `Storage.prototype.getItem = () => '[null,{"value":7},"\\ud800"]';`],
  ['contains `null`', `Storage.prototype.getItem = () => 'null';`],
  ['contains 4 million characters', `const kept = 'x'.repeat(4e6); Storage.prototype.getItem = () => kept;`],
];

for (const [state, script] of STORAGES)
  test(`everything works if the storage ${state}`, async ({page, complaints}) => {
    await page.addInitScript(script);
    for (const {path, act, isDone} of Object.values(ACTIONS)) {
      await page.goto(address(path));
      await act(page);
      await isDone(page);
    }
    // Docusaurus logs this once.
    expect(complaints.filter((text) => !text.startsWith('Docusaurus browser storage is not available'))).toEqual([]);
  });
