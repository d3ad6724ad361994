import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {createPreviewServer} from '../../../deploy/preview/createPreviewServer';
import {buildIndex} from '../../../src/plugins/search/index/buildIndex';
import {FORMAT, type CoreFile, type Manifest} from '../../../src/plugins/search/index/format';
import {DEFAULTS} from '../../../src/plugins/search/options';
import {BROWSER_SWITCHES, findBrowser} from '../../browser/findBrowser';
import {DATA_FOLDER} from '../judge/openBuild';
import {makeQueries, makeSite} from './madeSite';
import {runEngineInPage, slowDown, SLOWDOWN, timeQueries} from './measureDialog';

type Files = ReadonlyMap<string, string>;
type Site = {readonly name: string; readonly core: string; readonly files: Files};

const QUERIES = Number(process.argv.find((word) => word.startsWith('--queries='))?.split('=')[1] ?? 60);
const LIMITS = {median: 50, high: 120} as const;

const kilobytes = (content: string): number => brotliCompressSync(content).length / 1024;

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

/** The site with another index in the place of its own. */
function createBenchServer({core, files}: Site): Server {
  const site = createPreviewServer({buildDir: resolve('build'), plain: false});
  const manifest: Manifest = {format: FORMAT, build: 'bench', versions: {latest: core}};
  return createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.includes(`/${DEFAULTS.folder}/`) ? (pathname.split('/').at(-1) ?? '') : '';
    const body = name === 'manifest.json' ? JSON.stringify(manifest) : files.get(name);
    if (body === undefined) return void site.emit('request', request, response);
    response.writeHead(200, {'content-type': 'application/json'}).end(body);
  });
}

async function openPage(browser: Browser, server: Server): Promise<Page> {
  await new Promise<void>((done) => server.listen(0, () => done()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const page = await browser.newPage();
  await runEngineInPage(page);
  await page.goto(`http://localhost:${port}/docs/limits/`);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.locator('.DocSearch-Input').waitFor();
  return page;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function report(site: Site, times: readonly number[]): boolean {
  const sorted = [...times].sort((a, b) => a - b);
  const [median, high] = [at(sorted, 0.5), at(sorted, 0.99)];
  const first = kilobytes(site.files.get(site.core) ?? '');
  const second = [...site.files]
    .filter(([name]) => /words|places/.test(name))
    .reduce((sum, [, text]) => sum + kilobytes(text), 0);
  console.log(
    `${site.name}: first tier ${first.toFixed(1)} KB, words ${second.toFixed(0)} KB in ${site.files.size - 1} files with the texts; ` +
      `last key to results, ${SLOWDOWN} times slower, ${times.length} queries: median ${median.toFixed(0)} ms, 99 % ${high.toFixed(0)} ms`,
  );
  return median <= LIMITS.median && high <= LIMITS.high;
}

/** `npm run bench:search [-- --queries=60]`: how fast the box answers, on this site and on a made one of 10,000 pages. */
async function run(): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({args: [...BROWSER_SWITCHES], ...(executablePath && {executablePath})});
  const large = process.argv.includes('--small') ? [] : [makeLarge()];
  for (const site of [readBuild(), ...large]) {
    const core = JSON.parse(site.files.get(site.core) ?? '{}') as CoreFile;
    const server = createBenchServer(site);
    const page = await openPage(browser, server);
    await slowDown(page);
    const times = await timeQueries(
      page,
      makeQueries(
        core.pages.map(([, title]) => title),
        QUERIES,
      ),
    );
    if (!report(site, times)) process.exitCode = 1;
    await page.close();
    server.closeAllConnections();
    server.close();
  }
  await browser.close();
}

await run();
