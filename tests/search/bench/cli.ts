/** `npm run bench -- search`: time from the last key to the results, as a ratio to a bare page in the same run. */
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {resolve} from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {createPreviewServer} from '../../../deploy/preview/createPreviewServer';
import {BROWSER_SWITCHES, findFullBrowser} from '../../browser/findBrowser';
import {median} from '../../median';
import {readIndex} from '../judge/openBuild';
import {createQueries} from '../scale/syntheticSite';

/**
 * The simplest possible search box: an input, a worker that answers at once, and a list of eight links that changes
 * with every key. The times of the dialog are compared with it, because both include the machine and the browser.
 */
const BARE_PAGE = `<!doctype html><html lang="en"><title>Bare</title>
<input role="combobox"><div role="listbox"></div>
<script>
const script = 'onmessage = ({data}) => postMessage(data)';
const worker = new Worker(URL.createObjectURL(new Blob([script], {type: 'text/javascript'})));
const list = document.querySelector('div');
worker.onmessage = ({data}) => {
  list.innerHTML = Array.from({length: 8}, (_, at) => '<a role="option" href="#' + at + '">' + data + '</a>').join('');
};
document.querySelector('input').addEventListener('input', ({target}) => worker.postMessage(target.value));
</script></html>`;

/** Factor by which the processor of the page and of the worker is slowed. */
const SLOWDOWN = 4;

const QUIET_MS = 400;

/**
 * Put before the script of the worker: the browser can slow a page but no worker. Each reply is held back until the
 * task has taken four times as long.
 */
const SLOW_WORKER = `{
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
async function timeQueries(page: Page, queries: readonly string[]): Promise<number[]> {
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

const QUERIES = 60;
/** Highest ratio of the medians. */
const MAX_RATIO = 2.5;

/** The built site with a slow worker, and the bare page beside it. */
function createBenchServer(): Server {
  const site = createPreviewServer({buildDir: resolve('build'), plain: false});
  return createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/bare') return void response.writeHead(200, {'content-type': 'text/html'}).end(BARE_PAGE);
    const name = pathname.split('/').at(-1) ?? '';
    if (!pathname.includes(`/search-data/`) || !name.endsWith('.js')) {
      return void site.emit('request', request, response);
    }
    response
      .writeHead(200, {'content-type': 'text/javascript'})
      .end(SLOW_WORKER + readFileSync(resolve('build/search-data', name), 'utf8'));
  });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, () => done()));
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

async function timePage(browser: Browser, address: string, queries: readonly string[]): Promise<number[]> {
  const page = await browser.newPage();
  await page.goto(address);
  const input = page.getByRole('combobox');
  if (!(await input.isVisible())) await page.getByRole('button', {name: 'Search', exact: true}).click();
  // The index has to be there: its download is not what is measured.
  await input.fill('limits');
  if (!address.endsWith('/bare')) await page.getByRole('option').first().waitFor();
  const times = await timeQueries(page, queries);
  await page.close();
  return times;
}

const executablePath = findFullBrowser();
const browser = await chromium.launch({args: [...BROWSER_SWITCHES], ...(executablePath && {executablePath})});
const server = createBenchServer();
const origin = await listen(server);
const titles = readIndex('latest').index.pages.map(({title}) => title);
const queries = createQueries(titles, QUERIES);
const bare = await timePage(browser, `${origin}/bare`, queries);
const dialog = await timePage(browser, `${origin}/docs/limits/`, queries);
const ratio = median(dialog) / median(bare);
console.log(
  `Last key to results, ${SLOWDOWN} times slower: median ${median(dialog).toFixed(0)} ms in ${dialog.length} queries ` +
    `whose last key changes the results; bare page ${median(bare).toFixed(0)} ms; ratio ${ratio.toFixed(2)}, at most ${MAX_RATIO}`,
);
server.closeAllConnections();
server.close();
await browser.close();
if (!(ratio <= MAX_RATIO)) process.exitCode = 1;
