import type {Page} from '@playwright/test';

/** Factor by which the processor of the page and of the worker is slowed. */
export const SLOWDOWN = 4;

const QUIET_MS = 400;

/**
 * Put before the script of the worker: the browser can slow a page but no worker. Each reply is held back until the
 * task has taken four times as long.
 */
export const SLOW_WORKER = `{
  const post = self.postMessage.bind(self);
  let started = 0;
  self.addEventListener('message', () => (started = performance.now()));
  self.postMessage = (reply) => setTimeout(post, (performance.now() - started) * ${SLOWDOWN - 1}, reply);
}
`;

type Times = {key: number; results: number};
type Observed = {searchTimes: Times};

/** Records, in the page, when a key was pressed and when the changed results were painted. */
async function observeTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = {key: 0, results: 0};
    Object.assign(window, {searchTimes: times});
    document.addEventListener('keydown', () => (times.key = performance.now()), {capture: true});
    const observer = new MutationObserver((changes) => {
      const elements = changes.map(({target}) => (target instanceof Element ? target : target.parentElement));
      if (!elements.some((element) => element?.closest('[role="listbox"]'))) return;
      requestAnimationFrame(() => (times.results = performance.now()));
    });
    observer.observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
  });
}

/** Milliseconds from the last key of a query to its results; `null` where that key did not change them. */
async function timeQuery(page: Page, query: string): Promise<number | null> {
  await page.getByRole('combobox').fill(query.slice(0, -1));
  await page.waitForTimeout(QUIET_MS);
  await page.keyboard.type(query.slice(-1));
  await page.waitForTimeout(QUIET_MS);
  const {key, results} = await page.evaluate(() => (window as unknown as Observed).searchTimes);
  return results > key ? results - key : null;
}

/** Types queries into the box of a page, slowed, and returns the times of those whose last key changed the results. */
export async function timeQueries(page: Page, queries: readonly string[]): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await observeTimes(page);
  const times: number[] = [];
  for (const query of queries) {
    const time = await timeQuery(page, query);
    if (time !== null) times.push(time);
  }
  return times;
}
