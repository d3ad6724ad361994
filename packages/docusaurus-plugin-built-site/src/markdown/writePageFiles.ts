import type {PageRecord} from '../builtSite';
import {toAddress, toMarkdownFile} from '../client';
import type {Words} from '../words';
import {addHead, type MarkdownContext, type PageText} from './context';

/** A page of more characters than this becomes an index: programs cut what is longer than about 50,000. */
const PAGE_MAX = 45_000;

/** A section of a long page that is longer than this gets a file of its own. */
const SECTION_MAX = 3_000;

const SECTION = /^## (.*) \{#([^}]+)\}$/;
const SUBSECTION = /^### (.*) \{#([^}]+)\}$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

type Section = {readonly title: string; readonly id: string; readonly lines: string[]};

/** A section of a long page that is read on its own. */
type LongSection = {
  readonly title: string;
  readonly id: string;
  /** The section with its heading. */
  readonly text: string;
  /** The headings inside. */
  readonly parts: readonly {readonly title: string; readonly id: string}[];
};

/** A long page in parts. */
type SplitPage = {
  /** The page with a list of contents in place of each long section. */
  readonly index: string;
  readonly sections: readonly LongSection[];
};

/** The lines before the first section, and the sections; a `##` inside a fence of code is none. */
function readSections(markdown: string): {readonly lead: string[]; readonly sections: Section[]} {
  const lead: string[] = [];
  const sections: Section[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    const [, title = '', id = ''] = (!fence && SECTION.exec(line)) || [];
    if (id) sections.push({title, id, lines: []});
    (sections.at(-1)?.lines ?? lead).push(line);
    if (!fence) fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
  }
  return {lead, sections};
}

function toLongSection({title, id, lines}: Section): LongSection {
  const parts = lines.flatMap((line) => {
    const [, name = '', slug] = SUBSECTION.exec(line) ?? [];
    return slug ? [{title: name, id: slug}] : [];
  });
  return {title, id, text: `${lines.join('\n').trimEnd()}\n`, parts};
}

function listContents({title, id, parts}: LongSection, address: string, words: Words): string {
  const list = parts.map((part) => `- [${part.title}](${address}#${part.id})\n`).join('');
  const sentence = `${words('ownFile', {link: `[${title}](${address})`})}\n`;
  return [`## ${title} {#${id}}\n`, sentence, ...(list ? [list] : [])].join('\n');
}

/**
 * Splits a page that is too long to be read in one go.
 *
 * @param addressOf full address of the file of a section
 * @returns `null` for a page that is short enough
 */
function splitLongPage(markdown: string, addressOf: (section: LongSection) => string, words: Words): SplitPage | null {
  if (markdown.length <= PAGE_MAX) return null;
  const {lead, sections} = readSections(markdown);
  const split = sections.map((section) => {
    const long = toLongSection(section);
    return long.text.length > SECTION_MAX ? long : section.lines.join('\n');
  });
  const index = split.map((part) => (typeof part === 'string' ? part : listContents(part, addressOf(part), words)));
  return {
    index: [lead.join('\n'), ...index].join('\n'),
    sections: split.filter((part) => typeof part !== 'string'),
  };
}

/** Links to anchors, with the address of the page or without, and the anchors of a text. */
const LINK = /\]\(([^()#\s]*)#([^()\s]+)\)/g;
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

const withSlash = (path: string): string => path.replace(/\/?$/, '/');

/** The page below a long page that has everything of one of its sections, if there is one. */
function findPageOf({parts}: LongSection, page: PageRecord, records: readonly PageRecord[]): PageRecord | undefined {
  return records.find(({path, headers}) => {
    const slugs = new Set(headers.map(({slug}) => slug));
    const isBelow = path !== page.path && path.startsWith(withSlash(page.path));
    return isBelow && parts.length > 0 && parts.every(({id}) => slugs.has(id));
  });
}

/** The files of a page: its own, and those of its long sections which no other page has. */
function splitPage({record, title, body}: PageText, context: MarkdownContext): PageFiles {
  const records = context.texts.map((text) => text.record);
  const addressOf = (section: LongSection): string =>
    addressOfFile(findPageOf(section, record, records)?.path ?? `${withSlash(record.path)}${section.id}/`);
  const addressOfFile = (path: string): string => toAddress(context.siteUrl, toMarkdownFile(path));
  const page = toAddress(context.siteUrl, record.path.slice(1));
  const ownAddress = addressOfFile(record.path);
  const split = splitLongPage(body, addressOf, context.words);
  if (!split) return {page, texts: new Map([[ownAddress, addHead(body, title, record, context)]]), places: new Map()};
  const isElsewhere = (section: LongSection): boolean => findPageOf(section, record, records) !== undefined;
  const elsewhere = split.sections
    .filter(isElsewhere)
    .flatMap((section) => section.parts.map(({id}) => [`${page}#${id}`, addressOf(section)] as const));
  const sections = split.sections
    .filter((section) => !isElsewhere(section))
    .map((section) => {
      return [addressOf(section), addHead(section.text, `${title}: ${section.title}`, record, context)] as const;
    });
  const texts = new Map([[ownAddress, addHead(split.index, title, record, context)], ...sections]);
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
      const file = decodeURIComponent(address.slice(context.siteUrl.length));
      if (at > 0 && taken.has(file)) throw new Error(`${page}: a section needs ${file}, which is a page`);
      return [file, relinkAnchors(text, page, places)];
    }),
  );
  return new Map(files);
}
