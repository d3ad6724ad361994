import type {Page} from '@playwright/test';
import {stolenTime} from './stolenTime';

/** How much slower the browser is made. */
export const SLOWDOWN = 4;

const KEY_PAUSE = 110;
const QUIET = 400;
/** How long after the last key is let go the host must not take processors away; with the key's own time, 200 ms. */
const WATCHED = 90;

/**
 * Put before the script of the worker, so that it is as slow as the page: the browser can slow a page and no
 * worker. An answer is held back until the worker's work since the last one took four times as long; what it
 * waited for files is no work, and neither is what was held back. A file is handed on as bytes: a blob is read back
 * through another process, and that wait, 1.4 ms for one file and 5 for eight, would count as work. The worker sleeps,
 * it does not spin: a slow processor would not take another one away from the page. (Memory of WebAssembly may be
 * shared on any page.)
 */
export const WORKER_SLOWDOWN = `(() => {
  const post = self.postMessage.bind(self);
  const load = self.fetch.bind(self);
  const now = () => performance.now();
  const bed = new Int32Array(new WebAssembly.Memory({initial: 1, maximum: 1, shared: true}).buffer);
  let [asked, started, waited, waiting, waitingSince] = [0, 0, 0, 0, 0];
  const countWait = () => {
    if (waiting > 0) waited += now() - waitingSince;
    waitingSince = now();
  };
  const startAnew = () => {
    countWait();
    [started, waited] = [now(), 0];
  };
  self.fetch = (...request) => {
    countWait();
    waiting += 1;
    const answer = load(...request).then(async (response) => new Response(await response.arrayBuffer(), response));
    const settle = () => { countWait(); waiting -= 1; };
    answer.then(settle, settle);
    return answer;
  };
  self.addEventListener('message', () => {
    if (asked === 0) startAnew();
    asked += 1;
  });
  self.postMessage = (reply) => {
    countWait();
    Atomics.wait(bed, 0, 0, (now() - started - waited) * ${SLOWDOWN - 1});
    asked -= 1;
    startAnew();
    post(reply);
  };
})();
`;

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
    // What changes elsewhere in the dialog, such as the sign of loading, is no result. Where a letter leaves the
    // results as they were, the link below them still changes: it holds the query.
    const observer = new MutationObserver((changes) => {
      const elements = changes.map(({target}) => (target instanceof Element ? target : target.parentElement));
      if (!elements.some((element) => element?.closest('.DocSearch-Dropdown'))) return;
      requestAnimationFrame(() => (times.change = performance.now()));
    });
    const dialog = document.querySelector('.DocSearch-Modal');
    if (dialog)
      observer.observe(dialog, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['href'],
      });
  });
}

type Timing = {
  /** How long after the last key the results stood, in milliseconds; infinite where they were not there in time. */
  readonly time: number;
  /** Whether the host left the processors alone from the last key on, as long for every query: slow ones count too. */
  readonly quiet: boolean;
};

async function timeQuery(page: Page, query: string): Promise<Timing> {
  const input = page.locator('.DocSearch-Input');
  await input.fill('');
  await page.waitForTimeout(QUIET);
  await input.pressSequentially(query.slice(0, -1), {delay: KEY_PAUSE});
  const stolen = stolenTime();
  await page.keyboard.type(query.slice(-1), {delay: KEY_PAUSE});
  await page.waitForTimeout(WATCHED);
  const quiet = stolenTime() === stolen;
  await page.waitForTimeout(QUIET);
  const {key, change} = await page.evaluate(
    () => (window as unknown as {searchTimes: {key: number; change: number}}).searchTimes,
  );
  return {time: change > key ? change - key : Infinity, quiet};
}

/** Times of queries, in milliseconds, and how many more were typed while the host took processors away. */
export type Timings = {readonly times: readonly number[]; readonly disturbed: number};

/**
 * Types queries into the open dialog until as many as wanted were timed undisturbed. A query is never typed twice, as
 * its files would be there the second time.
 *
 * @throws where the queries do not suffice
 */
export async function timeQueries(page: Page, queries: readonly string[], wanted: number): Promise<Timings> {
  await watch(page);
  const times: number[] = [];
  let disturbed = 0;
  for (const query of queries) {
    const {time, quiet} = await timeQuery(page, query);
    if (quiet) times.push(time);
    else disturbed += 1;
    if (times.length === wanted) return {times, disturbed};
  }
  throw new Error(
    `the host took processors away in ${disturbed} of ${queries.length} queries, so only ${times.length} of ` +
      `${wanted} were timed: run the benchmark again when the machine is quiet`,
  );
}
