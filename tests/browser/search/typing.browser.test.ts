import type {Page} from '@playwright/test';
import {address, expect, stopClock, test} from '../fixtures';
import {SearchBox} from './searchBox';

/** Counts how often the dialog is drawn from now on. */
async function countDrawings(page: Page): Promise<() => Promise<number>> {
  const drawings = await page.evaluateHandle(() => {
    const counted = {count: 0};
    const everything = {subtree: true, childList: true, attributes: true, characterData: true};
    const modal = document.querySelector('.DocSearch-Modal') as HTMLElement;
    new MutationObserver(() => (counted.count += 1)).observe(modal, everything);
    return counted;
  });
  return () => drawings.evaluate(({count}) => count);
}

type Watched = {
  /** Requests to the worker, as `kind query id`, and the ids it has answered. */
  readonly asked: string[];
  readonly answered: number[];
  /** The query of the link below the results, right after the task of a key. */
  readonly shown: string[];
};

/** Writes down what the pages opened from now on ask the worker, and what it answers. */
async function watchWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = {asked: [], answered: [], shown: []};
    Object.assign(window, {watched});
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({data}: MessageEvent<{id: number}>) => watched.answered.push(data.id));
      }
      override postMessage(request: {id: number; kind: string; question?: {query: string}}): void {
        watched.asked.push(`${request.kind} ${request.question?.query ?? ''} ${request.id}`);
        super.postMessage(request);
      }
    };
  });
}

function readWatched(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as unknown as {watched: Watched}).watched);
}

/** Whether the worker has prepared the answer to a query. */
async function isPrepared(page: Page, query: string): Promise<boolean> {
  const {asked, answered} = await readWatched(page);
  const request = asked.find((one) => one.startsWith(`prepare ${query} `));
  return answered.includes(Number(request?.split(' ').at(-1) ?? Number.NaN));
}

test.describe('typing into the search dialog', () => {
  test.describe.configure({timeout: 60_000});

  test('keeps what is typed before the dialog is there', async ({page}) => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/search-data/modal.*.css', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address('/limits/'));
    const box = new SearchBox(page);
    await expect(box.button).toBeVisible();
    await page.keyboard.press('/');
    await expect(box.button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('pricinh');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('g');
    letGo();
    await expect(box.input).toHaveValue('pricing');
    await box.expectFirst('Pricing');
  });

  test('loses no letter while the index comes and results change', async ({page}) => {
    await page.route(/search-data\/latest-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.goto(address('/limits/'));
    const box = new SearchBox(page);
    await box.open();
    const typed = 'retry the step that failed with a longer timeout';
    await page.keyboard.type(typed, {delay: 25});
    await expect(box.hits.first()).toBeVisible();
    await expect(box.input).toHaveValue(typed);
  });

  test('draws its dialog once for a letter and its results', async ({page}) => {
    await page.clock.install();
    await page.goto(address('/limits/'));
    const box = new SearchBox(page);
    await box.open();
    await box.search('event histor');
    await box.expectFirst('Event History');
    await page.mouse.move(0, 0);
    // Time stands still: the letter is drawn when its answer comes, and not after a while without it.
    await stopClock(page);
    const drawings = await countDrawings(page);
    await page.keyboard.type('y');
    await expect(box.dialog.getByRole('link', {name: /^See all results/})).toHaveAttribute('href', /q=event%20history/);
    expect(await drawings()).toBe(1);
  });

  test('draws a letter that was foreseen once, in the task of its key, without asking the worker', async ({page}) => {
    await watchWorker(page);
    await page.goto(address('/limits/'));
    const box = new SearchBox(page);
    await box.open();
    await box.search('event histor');
    await expect.poll(() => isPrepared(page, 'event history')).toBe(true);
    await page.mouse.move(0, 0);
    const drawings = await countDrawings(page);
    await page.evaluate(() => {
      const {watched} = window as unknown as {watched: Watched};
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        const link = document.querySelector<HTMLAnchorElement>('.DocSearch-Dropdown a[href*="/search/"]');
        watched.shown.push(link?.search ?? '');
      };
      document.addEventListener('input', () => port2.postMessage(null), {capture: true, once: true});
    });
    await page.keyboard.type('y');
    await box.expectFirst('Event History');
    await expect.poll(async () => (await readWatched(page)).shown).toEqual(['?q=event%20history']);
    expect(await drawings()).toBe(1);
    const {asked} = await readWatched(page);
    expect(asked.filter((request) => request.startsWith('search event history'))).toEqual([]);
  });
});
