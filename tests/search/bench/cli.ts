import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {createPreviewServer} from '../../../deploy/preview/createPreviewServer';
import {buildIndex} from '../../../src/plugins/search/index/buildIndex';
import {FORMAT, type CoreFile, type Manifest} from '../../../src/plugins/search/index/format';
import {DEFAULTS} from '../../../src/plugins/search/options';
import {BROWSER_SWITCHES, findBrowser} from '../../browser/findBrowser';
import {DATA_FOLDER} from '../judge/openBuild';
import {spread, tierSizes} from '../measures';
import {BARE_PAGE} from './barePage';
import {keepAwake} from './keepAwake';
import {makeQueries, makeSite} from './madeSite';
import {slowDown, SLOWDOWN, timeQueries, WORKER_SLOWDOWN, type Timings} from './measureDialog';

type Files = ReadonlyMap<string, string>;
type Site = {readonly name: string; readonly core: string; readonly files: Files};

const {values: OPTIONS} = parseArgs({
  options: {queries: {type: 'string', default: '60'}, small: {type: 'boolean'}, large: {type: 'boolean'}},
});
const QUERIES = Number(OPTIONS.queries);
/** How many queries are typed at most for one that is timed. */
const MOST_TRIES = 5;
const LIMITS = {median: 50, high: 120} as const;

function readBuild(): Site {
  const read = (name: string): string => readFileSync(join(DATA_FOLDER, name), 'utf8');
  const manifest = JSON.parse(read('manifest.json')) as Manifest;
  const core = manifest.versions.latest ?? '';
  const {dictionary, postings, contents} = JSON.parse(read(core)) as CoreFile;
  const names = [core, ...dictionary.files, ...postings.files, ...contents.files];
  return {name: 'this site', core, files: new Map(names.map((name) => [name, read(name)]))};
}

function makeLarge(): Site {
  const {core, files} = buildIndex(makeSite(), 'latest', DEFAULTS.limits);
  return {name: 'made site, 10,000 pages', core, files};
}

/** The site with another index in the place of its own, and a slow worker. */
function createBenchServer({core, files}: Site): Server {
  const site = createPreviewServer({buildDir: resolve('build'), plain: false});
  const manifest: Manifest = {format: FORMAT, build: 'bench', versions: {latest: core}};
  return createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/bare') return void response.writeHead(200, {'content-type': 'text/html'}).end(BARE_PAGE);
    const name = pathname.includes(`/${DEFAULTS.folder}/`) ? (pathname.split('/').at(-1) ?? '') : '';
    if (name.endsWith('.js')) {
      const script = WORKER_SLOWDOWN + readFileSync(join(DATA_FOLDER, name), 'utf8');
      return void response.writeHead(200, {'content-type': 'text/javascript'}).end(script);
    }
    const body = name === 'manifest.json' ? JSON.stringify(manifest) : files.get(name);
    if (body === undefined) return void site.emit('request', request, response);
    return void response.writeHead(200, {'content-type': 'application/json'}).end(body);
  });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, () => done()));
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

/** Types the queries into the dialog of the site, or into the box of the bare page. */
async function time(browser: Browser, address: string, queries: readonly string[]): Promise<Timings> {
  const page = await browser.newPage();
  await page.goto(address);
  const input = page.locator('.DocSearch-Input');
  if (!(await input.isVisible())) await page.getByRole('button', {name: 'Search', exact: true}).click();
  await input.waitFor();
  await slowDown(page);
  const timings = await timeQueries(page, queries, QUERIES);
  await page.close();
  return timings;
}

function report(site: Site, {times, unforeseen, disturbed}: Timings, bare: Timings): boolean {
  const [{median, high}, least] = [spread(times), spread(bare.times)];
  const {first, words} = tierSizes(site.core, site.files);
  console.log(
    `${site.name}: first tier ${first.toFixed(1)} KB, words ${words.toFixed(0)} KB in ${site.files.size - 1} files with the texts; ` +
      `last key to results, ${SLOWDOWN} times slower, ${times.length} queries: median ${median.toFixed(0)} ms, 99 % ${high.toFixed(0)} ms; ` +
      `a bare page: ${least.median.toFixed(0)} and ${least.high.toFixed(0)} ms; ratios ${(median / least.median).toFixed(2)} and ${(high / least.high).toFixed(2)}; ` +
      `last letter not foreseen: ${unforeseen.length}${unforeseen.length > 0 ? `, median ${spread(unforeseen).median.toFixed(0)} ms` : ''}; ` +
      `left out, as the host took processors away: ${disturbed} and ${bare.disturbed}`,
  );
  return median <= LIMITS.median && high <= LIMITS.high;
}

/**
 * `npm run bench:search [-- --queries=60]`: how fast the box answers, on this site (`--small`: there alone) and on a
 * made one of 10,000 pages (`--large`).
 */
async function run(): Promise<void> {
  if (!Number.isInteger(QUERIES) || QUERIES < 1)
    throw new Error(`--queries=${OPTIONS.queries} has to be a whole number from 1 on`);
  const executablePath = findBrowser();
  const browser = await chromium.launch({args: [...BROWSER_SWITCHES], ...(executablePath && {executablePath})});
  const small = OPTIONS.large && !OPTIONS.small ? [] : [readBuild()];
  const large = OPTIONS.small && !OPTIONS.large ? [] : [makeLarge()];
  const letSleep = keepAwake();
  for (const site of [...small, ...large]) {
    const core = JSON.parse(site.files.get(site.core) ?? '{}') as CoreFile;
    const server = createBenchServer(site);
    const origin = await listen(server);
    const titles = core.pages.map(([, title]) => title);
    const queries = makeQueries(titles, QUERIES * MOST_TRIES);
    const bare = await time(browser, `${origin}/bare`, queries);
    const timings = await time(browser, `${origin}/docs/limits/`, queries);
    if (!report(site, timings, bare)) process.exitCode = 1;
    server.closeAllConnections();
    server.close();
  }
  letSleep();
  await browser.close();
}

await run();
