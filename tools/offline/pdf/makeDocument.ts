import {load} from 'cheerio';
import {getDocumentProxy} from 'unpdf';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {pathToFileURL} from 'node:url';
import {chromium, type Browser} from '@playwright/test';
import {BROWSER_SWITCHES, findBrowser} from '../../../tests/browser/findBrowser';
import type {Element} from 'domhandler';
import type {OfflinePage, OfflineSource} from '../readSite';
import {embedFonts} from '../bundle/bundleStyles';
import {listChapters, readSidebars, writeDocument, type DocumentFrame} from './writeDocument';
import {BASE_URL} from '../../../src/config/addresses';
import {formatDay} from '../../../src/config/formatDay';

/** Lists the links of a document that lead to an anchor that it does not have: a print leaves them out without a word. */
export function findDeadLinks(html: string): string[] {
  const $ = load(html);
  const ids = new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id')),
  );
  const links = $('a[href^="#"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  return [...new Set(links)].filter((href) => !ids.has(decodeURIComponent(href.slice(1))));
}

/** Reads from a PDF on which sheet each anchor is that a link leads to, counted from one. */
async function findSheets(pdf: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const destinations = Object.entries(await document.getDestinations());
  return new Map(
    await Promise.all(
      destinations.map(async ([name, [reference]]) => [name, (await document.getPageIndex(reference)) + 1] as const),
    ),
  );
}

/**
 * Packs the objects of a PDF into compressed streams with qpdf. Chromium writes its tags uncompressed, which makes up
 * more than half of the file. Text, links, outline and tags stay the same.
 *
 * @throws when qpdf is missing or refuses the file
 */
function shrinkDocument(pdf: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'));
  try {
    const [printed, packed] = [join(folder, 'printed.pdf'), join(folder, 'packed.pdf')];
    writeFileSync(printed, pdf);
    execFileSync('qpdf', ['--object-streams=generate', printed, packed]);
    return new Uint8Array(readFileSync(packed));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Prints an HTML document with an outline and tags; nothing is fetched and no script runs. */
async function print(browser: Browser, html: string, folder: string): Promise<Uint8Array> {
  const file = join(folder, 'document.html');
  await writeFile(file, html);
  const context = await browser.newContext({offline: true, javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  const pdf = await page.pdf({outline: true, tagged: true, preferCSSPageSize: true, printBackground: true});
  await context.close();
  return new Uint8Array(pdf);
}

/** Starts a browser for printing, hands it on, and closes it. */
async function withPrinter<T>(work: (print: (html: string) => Promise<Uint8Array>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'offline-'));
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_SWITCHES});
  try {
    return await work((html) => print(browser, html, folder));
  } finally {
    await browser.close();
    await rm(folder, {recursive: true});
  }
}

const OWN_STYLE = 'tools/offline/pdf/pdf.css';
const LOGO = 'static/img/logo.svg';

/** The style sheets of all pages, each once, then the one for print, then the document's own. */
function collectStyles(pages: readonly OfflinePage[], readFile: OfflineSource['readFile']): string {
  const list = (selector: string): string[] =>
    pages.flatMap(({html: $}) => $<Element, string>(selector).toArray()).map(({attribs}) => attribs.href ?? '');
  const links = [...list('head link[rel=stylesheet]'), ...list('body > link[media=print]')];
  const sheets = [...new Set(links)].map((href) => readFile(href.slice(BASE_URL.length)).toString());
  return [...sheets, readFileSync(OWN_STYLE, 'utf8')]
    .map((css) => `<style>${embedFonts(css, readFile)}</style>`)
    .join('');
}

/** The latest day on which a page was changed, in words. */
function findEdition(pages: readonly OfflinePage[]): string | null {
  const days = pages.flatMap(({html: $}) => $('time[itemprop=dateModified]').attr('datetime') ?? []);
  const last = days.sort().at(-1);
  return last === undefined ? null : formatDay(last);
}

/**
 * Makes one PDF of all pages of a version. It is printed twice: the first print tells on which sheet each page
 * begins, for the contents of the second, because Chromium does not know `target-counter()`.
 *
 * @throws when a link leads to a place that the document does not have
 */
export async function makeDocument(
  source: OfflineSource,
): Promise<{readonly pdf: Uint8Array; readonly sheets: number}> {
  const records = source.readPages();
  const chapters = listChapters(
    records.map(({record}) => record),
    readSidebars(source.version),
  );
  const frame: DocumentFrame = {
    version: source.version,
    css: collectStyles(records, source.readFile),
    logo: readFileSync(LOGO, 'utf8'),
    edition: findEdition(records),
    sheets: new Map(),
  };
  const write = (sheets: DocumentFrame['sheets']): string =>
    writeDocument(new Map(source.readPages().map((page) => [page.record.path, page])), chapters, {...frame, sheets});
  const draft = write(new Map());
  const dead = findDeadLinks(draft);
  if (dead.length > 0) throw new Error(`Links of the document lead nowhere: ${dead.join(', ')}`);
  return withPrinter(async (print) => {
    const sheets = await findSheets(await print(draft));
    return {pdf: shrinkDocument(await print(write(sheets))), sheets: Math.max(...sheets.values())};
  });
}
