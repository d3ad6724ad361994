/**
 * `npm run bench -- engines`: this engine beside Pagefind as it comes, on the latest version of the built site and on made
 * pages: the share of judged queries with the right page first and among the first five, and what is fetched with an empty cache.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {createEngine, makeIndex, type SearchPage, type WholeIndex} from 'docusaurus-theme-search/engine';
import {createIndex} from 'pagefind';
import {BROWSER_SWITCHES, findFullBrowser} from '../../browser/findBrowser';
import {readIndex} from '../judge/openBuild';
import {judgeSet, readJudgements, SETS, summarise, type Ask} from '../judge/judgeSet';
import {createQueries, createSyntheticSite} from '../scale/syntheticSite';

/** Results whose texts are fetched, as in the box. */
const SHOWN = 8;
const MADE = [100, 1000];
const QUERIES = 20;

/** An engine on one site: its answer, and the bytes that are fetched before a query and for it. */
type Engine = {readonly ask: Ask; readonly takeFetched: () => number; readonly start: () => Promise<void>};

const sizeOf = (content: string | Uint8Array): number => brotliCompressSync(content).length;

function openOwn({index, parts}: WholeIndex): Engine {
  let fetched = 0;
  const base = new URL(index.siteUrl).pathname;
  const read = async (at: number): Promise<(typeof parts)[number]> => {
    const part = parts[at] ?? [];
    fetched += sizeOf(JSON.stringify(part));
    return part;
  };
  let engine = createEngine(index, read);
  return {
    start: async () => {
      fetched += sizeOf(JSON.stringify(index));
      engine = createEngine(index, read);
    },
    ask: async (query) => {
      const {hits} = await engine.search({query, limit: SHOWN, perPage: 1, snippetLength: 160});
      return [...new Set(hits.map(({pageUrl}) => `/${pageUrl.slice(base.length)}`))];
    },
    takeFetched: () => {
      const bytes = fetched;
      fetched = 0;
      return bytes;
    },
  };
}

/** What Pagefind offers in a page. */
type Pagefind = {
  readonly init: () => Promise<void>;
  readonly search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
};

async function openPagefind(
  page: Page,
  htmlByPath: ReadonlyMap<string, string>,
): Promise<Engine & {close: () => void}> {
  const {index} = await createIndex();
  if (!index) throw new Error('Pagefind could not be started');
  for (const [url, content] of htmlByPath) await index.addHTMLFile({url, content});
  const files = new Map((await index.getFiles()).files.map(({path, content}) => [`/pagefind/${path}`, content]));
  let fetched = 0;
  const server = createServer(({url = '/'}, response) => {
    const content = files.get(new URL(url, 'http://localhost').pathname);
    if (!content) return void response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html>');
    // Its parts are compressed already.
    fetched += /\.js(?:on)?$/.test(url) ? sizeOf(content) : content.length;
    const type = url.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    response.writeHead(200, {'content-type': type, 'cache-control': 'no-store'}).end(content);
  }).listen(0);
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`;
  const search = `${origin}pagefind/pagefind.js`;
  return {
    start: async () => {
      await page.goto(origin);
      await page.evaluate(async (script) => ((await import(script)) as Pagefind).init(), search);
    },
    ask: (query) =>
      page.evaluate(
        async ([script, typed, shown]) => {
          const {results} = await ((await import(script)) as Pagefind).search(typed);
          const found = await Promise.all(results.slice(0, shown).map((result) => result.data()));
          return found.map(({url}) => url);
        },
        [search, query, SHOWN] as const,
      ),
    takeFetched: () => {
      const bytes = fetched;
      fetched = 0;
      return bytes;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What one query fetches: before it, and for it, in the mean. */
async function weigh({start, ask, takeFetched}: Engine, queries: readonly string[]): Promise<string> {
  let [first, all] = [0, 0];
  for (const query of queries) {
    takeFetched();
    await start();
    first = takeFetched();
    await ask(query, 'latest');
    all += takeFetched();
  }
  return `${(first / 1000).toFixed(1)} kB, then ${(all / queries.length / 1000).toFixed(1)} kB`;
}

async function rank({start, ask}: Engine): Promise<string[]> {
  await start();
  const rows: string[] = [];
  for (const name of SETS) {
    const judged = readJudgements(name).filter(({version}) => version === undefined);
    const {queries, first, firstFive} = summarise(await judgeSet(judged, ask));
    rows.push(`${name} (${queries}) ${(first * 100).toFixed(1)} %, ${(firstFive * 100).toFixed(1)} %`);
  }
  return rows;
}

const toHtml = (title: string, article: string): string =>
  `<html lang="en"><head><title>${title}</title></head><body data-pagefind-body>${article}</body></html>`;

function readBuilt(paths: readonly string[]): Map<string, string> {
  const read = (path: string): string => {
    const files = [`${path}index.html`, path].map((file) => resolve('build', file.slice(1)));
    const $ = load(readFileSync(files.find((file) => existsSync(file) && file.endsWith('.html')) ?? '', 'utf8'));
    $('nav, button, script, style').remove();
    return toHtml($('title').text(), $('article').html() ?? '');
  };
  return new Map(paths.map((path) => [path, read(path)]));
}

const write = ({title, sections}: SearchPage): string =>
  toHtml(
    title,
    sections
      .map((part, at) => `<h${at ? 2 : 1} id="${part.slug ?? ''}">${part.title}</h${at ? 2 : 1}><p>${part.text}</p>`)
      .join(''),
  );

const executablePath = findFullBrowser();
const browser = await chromium.launch({args: [...BROWSER_SWITCHES], ...(executablePath && {executablePath})});

async function compare(
  name: string,
  own: WholeIndex,
  html: ReadonlyMap<string, string>,
  isJudged: boolean,
): Promise<void> {
  const queries = createQueries(
    own.index.pages.map(({title}) => title),
    QUERIES,
  );
  const pagefind = await openPagefind(await browser.newPage(), html);
  for (const [engine, opened] of [
    ['this engine', openOwn(own)],
    ['Pagefind', pagefind],
  ] as const) {
    const ranks = isJudged ? await rank(opened) : [];
    console.log([`${name}, ${engine}`.padEnd(36), await weigh(opened, queries), ...ranks].join('   '));
  }
  pagefind.close();
}

const built = readIndex('latest');
await compare('this site', built, readBuilt(built.index.pages.map(({path}) => path)), true);
for (const count of MADE) {
  const pages = createSyntheticSite(count);
  const {locale, siteUrl, synonyms} = built.index;
  const own = makeIndex(pages, {version: 'latest', locale, siteUrl, synonyms});
  await compare(`${count} made pages`, own, new Map(pages.map((page) => [page.path, write(page)])), false);
}
await browser.close();
process.exit();
