import type {Page, Route} from '@playwright/test';
import {expect, stopClock, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';
import {PagePart} from '../pages/pagePart';

/** How the server handles the files of pages: normally, missing, or without ever responding. */
type Fate = 'arrive' | 'missing' | 'stall';

const OF_PAGES = /\/assets\/js\/(?!document\.|main\.|runtime~main\.)[^/]+\.js$/;

/** The scripts of single pages, and how requests for them are handled. */
class PageFiles {
  private fate: Fate = 'arrive';
  private stalled: Route[] = [];

  /** Intercepts the files of pages. Call this before opening the first page. */
  static async create(page: Page): Promise<PageFiles> {
    const files = new PageFiles();
    await page.route(OF_PAGES, (route) => files.handle(route));
    return files;
  }

  /** Changes how all following requests are handled. `arrive` also continues stalled ones. */
  async setFate(fate: Fate): Promise<void> {
    this.fate = fate;
    if (fate !== 'arrive') return;
    await Promise.all(this.stalled.splice(0).map((route) => route.continue().catch(() => undefined)));
  }

  private async handle(route: Route): Promise<void> {
    if (this.fate === 'arrive') return route.continue();
    if (this.fate === 'missing') return route.fulfill({status: 404, contentType: 'text/html', body: 'Not found'});
    this.stalled.push(route);
  }
}

/** The messages shown to readers. */
const MISSING = 'One of its files is missing from the server, or the connection was interrupted.';
const PART_MISSING = 'Part of this page could not be loaded';

const START = '/pricing/';
const GOAL = '/docs/limits/';

class Visit extends PagePart {
  readonly docs = new DocsPage(this.page);
  readonly failure = this.page.getByRole('alert');
  readonly progress = this.page.getByRole('progressbar', {name: 'Loading the page'});

  constructor(
    page: Page,
    readonly files: PageFiles,
  ) {
    super(page);
  }

  static async begin(page: Page): Promise<Visit> {
    const visit = new Visit(page, await PageFiles.create(page));
    await visit.docs.open(START);
    await page.evaluate(() => Object.assign(window, {notReloaded: true}));
    return visit;
  }

  /** Follows a link on the page without a reload, even if something covers it. */
  async follow(path = GOAL): Promise<void> {
    await this.page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  }

  async expectOldPage(): Promise<void> {
    await expect(this.docs.heading).toHaveText('Pricing');
    expect(await this.page.evaluate(() => 'notReloaded' in window)).toBe(true);
  }
}

test("shows an error with a retry button if a page's file is missing", async ({page}) => {
  const visit = await Visit.begin(page);
  await visit.files.setFate('missing');
  await visit.follow();
  await expect(visit.failure).toContainText('This page could not be loaded');
  await expect(visit.failure).toContainText(MISSING);
  await expect(visit.failure.getByRole('link')).toHaveAttribute('href', GOAL);
  await expect(page).toHaveURL(GOAL);
  await visit.expectOldPage();
  await visit.failure.getByRole('button', {name: 'Try again'}).click();
  await expect(visit.failure).toContainText(MISSING);
  await visit.files.setFate('arrive');
  await visit.failure.getByRole('button', {name: 'Try again'}).click();
  await expect(visit.docs.heading).toHaveText('Limits');
  await expect(visit.failure).toHaveCount(0);
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('going back after an error shows the previous page, and navigation still works', async ({page}) => {
  const visit = await Visit.begin(page);
  await visit.files.setFate('missing');
  await visit.follow();
  await expect(visit.failure).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/docs${START}`);
  await expect(visit.failure).toHaveCount(0);
  await visit.expectOldPage();
  await visit.files.setFate('arrive');
  await visit.follow('/docs/quickstart/');
  await expect(visit.docs.heading).toHaveText('Build your first workflow');
});

test('shows progress after 200 ms and times out after 120 seconds', async ({page}) => {
  await page.clock.install();
  const visit = await Visit.begin(page);
  await stopClock(page);
  await visit.files.setFate('stall');
  await visit.follow();
  await expect(page).toHaveURL(GOAL);
  await page.clock.runFor(190);
  await expect(visit.progress).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(visit.progress).toHaveCount(1);
  await page.clock.runFor(119_000);
  await expect(visit.progress).toHaveCount(1);
  await expect(visit.failure).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(visit.failure).toContainText('The time-out of 120 seconds');
  await expect(visit.progress).toHaveCount(0);
  await visit.expectOldPage();
});

test('shows a progress bar while loading a slow page', async ({page}) => {
  const visit = await Visit.begin(page);
  await visit.files.setFate('stall');
  await visit.follow();
  await expect(visit.progress).toHaveCount(1);
  await visit.files.setFate('arrive');
  await expect(visit.docs.heading).toHaveText('Limits');
  await expect(visit.progress).toHaveCount(0);
});

test('a newer navigation cancels a slow one', async ({page}) => {
  const visit = await Visit.begin(page);
  await visit.files.setFate('stall');
  await visit.follow();
  await expect(page).toHaveURL(GOAL);
  await page.goBack();
  await visit.files.setFate('arrive');
  await page.waitForLoadState('networkidle');
  await visit.expectOldPage();
  await expect(visit.progress).toHaveCount(0);
});

test('stays on the page while offline and navigates once online', async ({page, context}) => {
  const visit = await Visit.begin(page);
  await context.setOffline(true);
  await visit.follow();
  await expect(visit.failure).toContainText('You are offline');
  await visit.failure.getByRole('link').click();
  await expect(visit.failure).toContainText('You are offline');
  await expect(page).toHaveURL(GOAL);
  await visit.expectOldPage();
  await context.setOffline(false);
  await expect(visit.docs.heading).toHaveText('Limits');
  await expect(visit.failure).toHaveCount(0);
});

test('reloads the window once if a new deployment removed a file', async ({page}) => {
  const visit = await Visit.begin(page);
  let documents = 0;
  await page.route(`**${GOAL}`, (route) => {
    if (route.request().resourceType() === 'document') documents += 1;
    return route.continue();
  });
  const replaced = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/main\.[\w-]+\.js/g, 'main.0123abcd.js');
    await route.fulfill({response, body});
  };
  await page.route('**/application.json', replaced, {times: 1});
  await visit.files.setFate('missing');
  await visit.follow();
  await expect(visit.docs.heading).toHaveText('Limits');
  // The window was reloaded, but the file is still missing, so the reader gets a message.
  await expect.poll(() => documents).toBe(1);
  await visit.docs.touchControl();
  await expect(page.getByRole('status').filter({hasText: PART_MISSING})).toBeVisible();
  expect(documents).toBe(1);
});
