import {readFileSync} from 'node:fs';
import type {Element} from 'domhandler';
import type {OfflinePage, OfflineSource} from '../readSite';
import {embedFonts} from '../bundle/bundleStyles';
import {findDeadLinks} from './findDeadLinks';
import {findSheets} from './findSheets';
import {listChapters} from './listChapters';
import {withPrinter} from './printDocument';
import {readSidebars} from './readSidebars';
import {shrinkDocument} from './shrinkDocument';
import {writeDocument, type DocumentFrame} from './writeDocument';
import {BASE_URL} from '../../../src/config/addresses';
import {formatDay} from '../../../src/config/formatDay';

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
