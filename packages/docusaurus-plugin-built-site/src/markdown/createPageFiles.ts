import type {PageRecord} from '../builtSite';
import {toAddress, toMarkdownFile} from '../client';
import {addTrailingSlash} from '../getDocsPages';
import type {Translations} from '../words';
import {addTitleAndNote, type MarkdownContext, type PageText} from './context';
import {unwrapLinks} from './toMarkdown';

/** Length in characters above which a page is split, because programs truncate text of more than about 50,000. */
const PAGE_MAX = 45_000;

/** Length above which a section of a split page gets its own file. */
const SECTION_MAX = 3_000;

const SECTION = /^## (.*) \{#([^}]+)\}$/;
const SUBSECTION = /^### (.*) \{#([^}]+)\}$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

type Section = {readonly title: string; readonly id: string; readonly lines: string[]};

type Part = {readonly title: string; readonly id: string};

/** Splits Markdown into the lines before the first section, and the sections. Ignores `##` in fences. */
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
function formatContents({title, id}: Section, parts: readonly Part[], address: string, words: Translations): string {
  const list = parts.map((part) => `- [${unwrapLinks(part.title)}](${address}#${part.id})\n`).join('');
  const sentence = `${words('ownFile', {link: `[${unwrapLinks(title)}](${address})`})}\n`;
  return [`## ${title} {#${id}}\n`, sentence, ...(list ? [list] : [])].join('\n');
}

/** Links to anchors, with or without the URL of the page, and the anchors of a text. */
const LINK = /\]\(([^()#\s]*)#([^()\s]+)\)/g;
const ANCHOR = / \{#([^}\s]+)\}/g;

type SectionFile = {readonly title: string; readonly address: string};

/** Files of sections by the URL of their page. */
export type SectionFiles = ReadonlyMap<string, readonly SectionFile[]>;

type PageFiles = {
  /** URL of the page. */
  readonly page: string;
  /** Texts by the URL of their file, the page itself first. */
  readonly texts: ReadonlyMap<string, string>;
  readonly sections: readonly SectionFile[];
  /** URLs of files by page and anchor (`<page>#<anchor>`), if the page was split. */
  readonly places: ReadonlyMap<string, string>;
};

const getAnchors = (text: string): string[] => [...text.matchAll(ANCHOR)].map(([, anchor]) => String(anchor));

/** Updates links to anchors of split pages, which are in other files now. */
function updateAnchorLinks(text: string, page: string, places: ReadonlyMap<string, string>): string {
  const own = new Set(getAnchors(text));
  return text.replace(LINK, (link, address: string, anchor: string) => {
    const file = address === '' && own.has(anchor) ? undefined : places.get(`${address || page}#${anchor}`);
    return file === undefined ? link : `](${file}#${anchor})`;
  });
}

/** Finds a child page that duplicates a section of a long page. */
function findPageWithSection(
  parts: readonly Part[],
  page: PageRecord,
  {texts}: MarkdownContext,
): PageRecord | undefined {
  const records = texts.map(({record}) => record);
  return records.find(({path, headers}) => {
    const slugs = new Set(headers.map(({slug}) => slug));
    const isBelow = path !== page.path && path.startsWith(addTrailingSlash(page.path));
    return isBelow && parts.length > 0 && parts.every(({id}) => slugs.has(id));
  });
}

/** Returns the file of a page, and a file for each long section that no other page contains. */
function splitPage({record, title, body}: PageText, context: MarkdownContext): PageFiles {
  const getAddress = (path: string): string => toAddress(context.siteUrl, toMarkdownFile(path));
  const page = toAddress(context.siteUrl, record.path.slice(1));
  const places = new Map<string, string>();
  if (body.length <= PAGE_MAX) {
    const text = addTitleAndNote(body, title, record, context);
    return {page, texts: new Map([[getAddress(record.path), text]]), sections: [], places};
  }
  const {lead, sections} = parseSections(body);
  const files: (SectionFile & {readonly text: string})[] = [];
  const index = sections.map((section) => {
    const text = `${section.lines.join('\n').trimEnd()}\n`;
    if (text.length <= SECTION_MAX) return section.lines.join('\n');
    const parts = getParts(section);
    const other = findPageWithSection(parts, record, context);
    const address = getAddress(other?.path ?? `${addTrailingSlash(record.path)}${section.id}/`);
    if (other) for (const {id} of parts) places.set(`${page}#${id}`, address);
    else {
      const sectionName = unwrapLinks(section.title);
      const sectionTitle = `${title}: ${sectionName}`;
      files.push({title: sectionName, address, text: addTitleAndNote(text, sectionTitle, record, context)});
    }
    return formatContents(section, parts, address, context.words);
  });
  const own = addTitleAndNote([lead.join('\n'), ...index].join('\n'), title, record, context);
  const texts = new Map([
    [getAddress(record.path), own],
    ...files.map(({address, text}): [string, string] => [address, text]),
  ]);
  for (const [address, text] of [...texts].reverse())
    for (const anchor of getAnchors(text)) places.set(`${page}#${anchor}`, address);
  return {page, texts, sections: files, places};
}

/**
 * Creates the Markdown files of all pages by path. Long pages have several: one for each long section.
 *
 * @throws if the file of a section would replace a page
 */
export function createPageFiles(context: MarkdownContext): {
  readonly files: ReadonlyMap<string, string>;
  readonly sections: SectionFiles;
} {
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
  return {files: new Map(files), sections: new Map(pages.map(({page, sections}) => [page, sections]))};
}
