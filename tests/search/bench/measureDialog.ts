import type {Page} from '@playwright/test';

/** How much slower the browser is made. */
export const SLOWDOWN = 4;

const KEY_PAUSE = 110;
const QUIET = 400;

/**
 * Makes a worker as slow as the page: the time it worked on an answer is spent again, three more times;
 * the time it waited for a file is not. The browser's own throttle slows the page alone.
 */
export const SLOW_WORKER = `{
  const send = self.postMessage.bind(self);
  const get = self.fetch.bind(self);
  let began = 0;
  let waited = 0;
  let waiting = 0;
  let since = 0;
  self.addEventListener('message', () => {
    began = performance.now();
    waited = 0;
  });
  self.fetch = async (...request) => {
    if (waiting === 0) since = performance.now();
    waiting += 1;
    try {
      return await get(...request);
    } finally {
      waiting -= 1;
      if (waiting === 0) waited += performance.now() - since;
    }
  };
  self.postMessage = (reply) => {
    const until = performance.now() + (performance.now() - began - waited) * ${SLOWDOWN - 1};
    while (performance.now() < until);
    send(reply);
  };
}
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
