import type {PageRecord} from '../builtSite';
import {toAddress, toMarkdownFile} from '../client';
import type {Words} from '../words';
import {addTitleAndNote, type MarkdownContext, type PageText} from './context';

/** A page of more characters than this becomes an index: programs cut what is longer than about 50,000. */
const PAGE_MAX = 45_000;

/** A section of a long page that is longer than this gets a file of its own. */
const SECTION_MAX = 3_000;

const SECTION = /^## (.*) \{#([^}]+)\}$/;
const SUBSECTION = /^### (.*) \{#([^}]+)\}$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

type Section = {readonly title: string; readonly id: string; readonly lines: string[]};

/** A heading inside a section. */
type Part = {readonly title: string; readonly id: string};

/** The lines before the first section, and the sections; a `##` inside a fence of code is none. */
function parseSections(markdown: string): {readonly lead: string[]; readonly sections: Section[]} {
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

const getParts = ({lines}: Section): Part[] =>
  lines.flatMap((line) => {
    const [, title = '', id] = SUBSECTION.exec(line) ?? [];
    return id ? [{title, id}] : [];
  });

/** Formats the list of contents that replaces a long section. */
function formatContents({title, id}: Section, parts: readonly Part[], address: string, words: Words): string {
  const list = parts.map((part) => `- [${part.title}](${address}#${part.id})\n`).join('');
  const sentence = `${words('ownFile', {link: `[${title}](${address})`})}\n`;
  return [`## ${title} {#${id}}\n`, sentence, ...(list ? [list] : [])].join('\n');
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

const getAnchors = (text: string): string[] => [...text.matchAll(ANCHOR)].map(([, anchor]) => String(anchor));

/** Turns links to anchors of pages that were split into links to the files which have the anchors now. */
function updateAnchorLinks(text: string, page: string, places: ReadonlyMap<string, string>): string {
  const own = new Set(getAnchors(text));
  return text.replace(LINK, (link, address: string, anchor: string) => {
    const file = address === '' && own.has(anchor) ? undefined : places.get(`${address || page}#${anchor}`);
    return file === undefined ? link : `](${file}#${anchor})`;
  });
}

const addSlash = (path: string): string => path.replace(/\/?$/, '/');

/** The page below a long page that has everything of one of its sections, if there is one. */
function findPageWithSection(
  parts: readonly Part[],
  page: PageRecord,
  {texts}: MarkdownContext,
): PageRecord | undefined {
  const records = texts.map(({record}) => record);
  return records.find(({path, headers}) => {
    const slugs = new Set(headers.map(({slug}) => slug));
    const isBelow = path !== page.path && path.startsWith(addSlash(page.path));
    return isBelow && parts.length > 0 && parts.every(({id}) => slugs.has(id));
  });
}

/** The files of a page: its own, and those of its long sections which no other page has. */
function splitPage({record, title, body}: PageText, context: MarkdownContext): PageFiles {
  const getAddress = (path: string): string => toAddress(context.siteUrl, toMarkdownFile(path));
  const page = toAddress(context.siteUrl, record.path.slice(1));
  const places = new Map<string, string>();
  if (body.length <= PAGE_MAX)
    return {page, texts: new Map([[getAddress(record.path), addTitleAndNote(body, title, record, context)]]), places};
  const {lead, sections} = parseSections(body);
  const files: [string, string][] = [];
  const index = sections.map((section) => {
    const text = `${section.lines.join('\n').trimEnd()}\n`;
    if (text.length <= SECTION_MAX) return section.lines.join('\n');
    const parts = getParts(section);
    const other = findPageWithSection(parts, record, context);
    const address = getAddress(other?.path ?? `${addSlash(record.path)}${section.id}/`);
    if (other) for (const {id} of parts) places.set(`${page}#${id}`, address);
    else files.push([address, addTitleAndNote(text, `${title}: ${section.title}`, record, context)]);
    return formatContents(section, parts, address, context.words);
  });
  const own = addTitleAndNote([lead.join('\n'), ...index].join('\n'), title, record, context);
  const texts = new Map([[getAddress(record.path), own], ...files]);
  for (const [address, text] of [...texts].reverse())
    for (const anchor of getAnchors(text)) places.set(`${page}#${anchor}`, address);
  return {page, texts, places};
}

/**
 * Every page as Markdown by its file; the long ones in several files.
 *
 * @throws when the file of a section would take the place of a page
 */
export function createPageFiles(context: MarkdownContext): ReadonlyMap<string, string> {
  const taken = new Set(context.texts.map(({record}) => toMarkdownFile(record.path)));
  const pages = context.texts.map((text) => splitPage(text, context));
  const places = new Map(pages.flatMap((files) => [...files.places]));
  const files = pages.flatMap(({page, texts}) =>
    [...texts].map(([address, text], at): [string, string] => {
      const file = decodeURIComponent(address.slice(context.siteUrl.length));
      if (at > 0 && taken.has(file)) throw new Error(`${page}: a section needs ${file}, which is a page`);
      return [file, updateAnchorLinks(text, page, places)];
    }),
  );
  return new Map(files);
}
