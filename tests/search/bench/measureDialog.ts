import type {Page} from '@playwright/test';

/** How much slower the browser is made. */
export const SLOWDOWN = 4;

const KEY_PAUSE = 110;
const QUIET = 400;

/**
 * Put before the script of the worker, so that it is as slow as the page: the browser can slow a page and no
 * worker. An answer is held back until the worker's work since the last one took four times as long; what it
 * waited for files is no work, and neither is what was held back. The worker sleeps, it does not spin: a slow
 * processor would not take another one away from the page. (Memory of WebAssembly may be shared on any page.)
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
    const answer = load(...request).then(async (response) => new Response(await response.blob(), response));
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
