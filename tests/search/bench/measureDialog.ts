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
 * worker. Each of its tasks, begun by a question, a file or a timer, takes four times as long: a message sent when it
 * begins is read when it ends, and replies leave then. Waiting is no work. A file is handed on as text: a blob
 * is read back through another process, and that wait, 1.4 ms for one file and 5 for eight, would count as work. The
 * worker sleeps, it does not spin: a slow processor would not take another one away from the page. (Memory of
 * WebAssembly may be shared on any page.)
 */
export const WORKER_SLOWDOWN = `(() => {
  const post = self.postMessage.bind(self);
  const load = self.fetch.bind(self);
  const later = self.setTimeout.bind(self);
  const now = () => performance.now();
  const bed = new Int32Array(new WebAssembly.Memory({initial: 1, maximum: 1, shared: true}).buffer);
  const {port1: ends, port2: begins} = new MessageChannel();
  const replies = [];
  let awake = 0;
  const beginTask = () => begins.postMessage(now());
  ends.onmessage = ({data: began}) => {
    Atomics.wait(bed, 0, 0, (now() - Math.max(began, awake)) * ${SLOWDOWN - 1});
    awake = now();
    replies.splice(0).forEach((reply) => post(reply));
  };
  self.addEventListener('message', beginTask);
  self.setTimeout = (run, milliseconds) => later(() => { beginTask(); run(); }, milliseconds);
  self.fetch = (...request) => load(...request).then(async (response) => {
    const text = await response.text();
    response.json = async () => JSON.parse(text);
    return response;
  }).finally(beginTask);
  self.postMessage = (reply) => replies.push(reply);
})();
`;

/** Slows the page. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
}

/** Writes down, in the page, when the last key came, when the worker was last asked and when the results last changed. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = {key: 0, asked: 0, change: 0};
    (window as unknown as {searchTimes: typeof times}).searchTimes = times;
    const {postMessage} = Worker.prototype;
    Worker.prototype.postMessage = function (...request: [unknown]) {
      const [{kind = 'search'}] = request as [{kind?: string}];
      if (kind === 'search') times.asked = performance.now();
      postMessage.apply(this, request);
    };
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
  /** Whether the results were there before the last key: the worker was not asked for them. */
  readonly foreseen: boolean;
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
  const {key, asked, change} = await page.evaluate(
    () => (window as unknown as {searchTimes: {key: number; asked: number; change: number}}).searchTimes,
  );
  return {time: change > key ? change - key : Infinity, foreseen: asked < key, quiet};
}

/** Times of queries, in milliseconds, and how many more were typed while the host took processors away. */
export type Timings = {
  readonly times: readonly number[];
  /** Times of those whose last letter was not foreseen. */
  readonly unforeseen: readonly number[];
  readonly disturbed: number;
};

/**
 * Types queries into the open dialog until as many as wanted were timed undisturbed. A query is never typed twice, as
 * its files would be there the second time.
 *
 * @throws where the queries do not suffice
 */
export async function timeQueries(page: Page, queries: readonly string[], wanted: number): Promise<Timings> {
  await watch(page);
  const timed: Timing[] = [];
  let disturbed = 0;
  for (const query of queries) {
    const timing = await timeQuery(page, query);
    if (timing.quiet) timed.push(timing);
    else disturbed += 1;
    if (timed.length < wanted) continue;
    const unforeseen = timed.filter(({foreseen}) => !foreseen).map(({time}) => time);
    return {times: timed.map(({time}) => time), unforeseen, disturbed};
  }
  throw new Error(
    `the host took processors away in ${disturbed} of ${queries.length} queries, so only ${timed.length} of ` +
      `${wanted} were timed: run the benchmark again when the machine is quiet`,
  );
}
