import type {Page} from '@playwright/test';

/** How much slower the browser is made. */
export const SLOWDOWN = 4;

const KEY_PAUSE = 110;
const QUIET = 400;

/**
 * Runs the engine in the page in place of a worker. The browser can slow a page and no worker, so this is
 * how the engine is slowed too; it is more than readers pay, whose worker runs beside the page.
 */
export async function runEngineInPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Scope = {
      location: {href: string};
      onmessage: ((event: {data: unknown}) => void) | null;
      postMessage: (reply: unknown) => void;
    };
    class WorkerInPage {
      onmessage: ((event: {data: unknown}) => void) | null = null;
      readonly #scope: Scope;
      readonly #ready: Promise<void>;

      constructor(url: string) {
        const {href} = new URL(url, window.location.href);
        this.#scope = {
          location: {href},
          onmessage: null,
          postMessage: (data) => setTimeout(() => this.onmessage?.({data})),
        };
        this.#ready = fetch(href)
          .then((answer) => answer.text())
          .then((script) => void new Function('globalThis', script)(this.#scope));
      }

      postMessage(data: unknown): void {
        void this.#ready.then(() => setTimeout(() => this.#scope.onmessage?.({data})));
      }

      terminate(): void {
        this.#scope.onmessage = null;
      }
    }
    Object.assign(window, {Worker: WorkerInPage});
  });
}

/** Slows the page. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
}

/** Writes down, in the page, when the last key came and when the results last changed. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = {key: 0, change: 0};
    (window as unknown as {searchTimes: typeof times}).searchTimes = times;
    document.addEventListener('keydown', () => (times.key = performance.now()), {capture: true});
    const modal = document.querySelector('.DocSearch-Modal');
    const observer = new MutationObserver(() => requestAnimationFrame(() => (times.change = performance.now())));
    if (modal) observer.observe(modal, {subtree: true, childList: true, characterData: true});
  });
}

/** Types one query and tells how long after the last key the results stood, in milliseconds; `null` where they did not change. */
async function timeQuery(page: Page, query: string): Promise<number | null> {
  const input = page.locator('.DocSearch-Input');
  await input.fill('');
  await page.waitForTimeout(QUIET);
  await input.pressSequentially(query, {delay: KEY_PAUSE});
  await page.waitForTimeout(QUIET);
  const {key, change} = await page.evaluate(
    () => (window as unknown as {searchTimes: {key: number; change: number}}).searchTimes,
  );
  return change > key ? change - key : null;
}

/** Types all queries into the open dialog. */
export async function timeQueries(page: Page, queries: readonly string[]): Promise<number[]> {
  await watch(page);
  const times: number[] = [];
  for (const query of queries) {
    const time = await timeQuery(page, query);
    if (time !== null) times.push(time);
  }
  return times;
}
