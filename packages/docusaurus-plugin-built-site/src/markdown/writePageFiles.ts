import type {PageRecord} from '../builtSite';
import {toMarkdownFile} from '../client';
import {addHead, type MarkdownContext, type PageText} from './context';
import {splitLongPage, type LongSection} from './splitLongPage';

/** Links to anchors, with the address of the page or without, and the anchors of a text. */
const LINK = /\]\(([^)#\s]*)#([^)\s]+)\)/g;
const ANCHOR = / \{#([^}\s]+)\}/g;

/** The files of one page. */
type PageFiles = {
  /** Full address of the page. */
  readonly page: string;
  /** Texts by the full address of their file, the page itself first. */
  readonly texts: ReadonlyMap<string, string>;
  /** The files of the anchors, by page and anchor, if the page was split. */
  readonly places: ReadonlyMap<string, string>;
};

const listAnchors = (text: string): string[] => [...text.matchAll(ANCHOR)].map(([, anchor]) => String(anchor));

/** Turns links to anchors of pages that were split into links to the files which have the anchors now. */
function relinkAnchors(text: string, page: string, places: ReadonlyMap<string, string>): string {
  const own = new Set(listAnchors(text));
  return text.replace(LINK, (link, address: string, anchor: string) => {
    const file = address === '' && own.has(anchor) ? undefined : places.get(`${address || page}#${anchor}`);
    return file === undefined ? link : `](${file}#${anchor})`;
  });
}

/** The page below a long page that has everything of one of its sections, if there is one. */
function findPageOf({parts}: LongSection, page: PageRecord, records: readonly PageRecord[]): PageRecord | undefined {
  return records.find(({path, headers}) => {
    const slugs = new Set(headers.map(({slug}) => slug));
    const isBelow = path !== page.path && path.startsWith(page.path);
    return isBelow && parts.length > 0 && parts.every(({id}) => slugs.has(id));
  });
}

/** The files of a page: its own, and those of its long sections which no other page has. */
function splitPage({record, body}: PageText, context: MarkdownContext): PageFiles {
  const records = context.texts.map((text) => text.record);
  const addressOf = (section: LongSection): string =>
    context.siteUrl + toMarkdownFile(findPageOf(section, record, records)?.path ?? `${record.path}${section.id}/`);
  const page = context.siteUrl + record.path.slice(1);
  const ownAddress = context.siteUrl + toMarkdownFile(record.path);
  const split = splitLongPage(body, addressOf, context.words);
  if (!split) return {page, texts: new Map([[ownAddress, addHead(body, record, context)]]), places: new Map()};
  const isElsewhere = (section: LongSection): boolean => findPageOf(section, record, records) !== undefined;
  const elsewhere = split.sections
    .filter(isElsewhere)
    .flatMap((section) => section.parts.map(({id}) => [`${page}#${id}`, addressOf(section)] as const));
  const sections = split.sections
    .filter((section) => !isElsewhere(section))
    .map((section) => {
      const title = `${record.title}: ${section.title}`;
      return [addressOf(section), addHead(section.text, {...record, title}, context)] as const;
    });
  const texts = new Map([[ownAddress, addHead(split.index, record, context)], ...sections]);
  const here = [...texts]
    .reverse()
    .flatMap(([address, text]) => listAnchors(text).map((anchor) => [`${page}#${anchor}`, address] as const));
  return {page, texts, places: new Map([...elsewhere, ...here])};
}

/**
 * Every page as Markdown by its file; the long ones in several files.
 *
 * @throws when the file of a section would take the place of a page
 */
export function writePageFiles(context: MarkdownContext): ReadonlyMap<string, string> {
  const taken = new Set(context.texts.map(({record}) => toMarkdownFile(record.path)));
  const pages = context.texts.map((text) => splitPage(text, context));
  const places = new Map(pages.flatMap((files) => [...files.places]));
  const files = pages.flatMap(({page, texts}) =>
    [...texts].map(([address, text], at): [string, string] => {
      const file = address.slice(context.siteUrl.length);
      if (at > 0 && taken.has(file)) throw new Error(`${page}: a section needs ${file}, which is a page`);
      return [file, relinkAnchors(text, page, places)];
    }),
  );
  return new Map(files);
}
