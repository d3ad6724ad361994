/** `npm run bench -- search`: time from the last key to the results, as a ratio to a bare page in the same run. */
import {createServer, type Server} from 'node:http';
import {resolve} from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {createPreviewServer} from '../../../deploy/preview/createPreviewServer';
import {BROWSER_SWITCHES, findFullBrowser} from '../../browser/findBrowser';
import {readIndex, readSearchFile, SEARCH_FOLDER} from '../judge/openBuild';
import {median} from '../../median';
import {createQueries} from '../scale/syntheticSite';
import {BARE_PAGE} from './barePage';
import {SLOWDOWN, SLOW_WORKER, timeQueries} from './measureTyping';

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
    if (!pathname.includes(`/${SEARCH_FOLDER}/`) || !name.endsWith('.js')) {
      return void site.emit('request', request, response);
    }
    response.writeHead(200, {'content-type': 'text/javascript'}).end(SLOW_WORKER + readSearchFile(name));
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
const titles = readIndex('latest').pages.map(({title}) => title);
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
