import {readFileSync} from 'node:fs';
import type {Cheerio, CheerioAPI} from 'cheerio';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import type {Element} from 'domhandler';
import sidebars from '../../../sidebars';
import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import {toDocId} from '../../../src/config/sidebarItems';
import {latestVersion, sidebarFile, withoutVersion, type Version} from '../../../src/config/versions';
import {escapeText} from '../../../src/markdown/text';
import {readSiteAddress} from '../bundle/preparePage';
import type {OfflinePage} from '../readSite';

/** An entry of a sidebar, of which only the parts are named that give pages their order. */
export type SidebarEntry =
  | string
  | {
      readonly type: string;
      readonly id?: string;
      readonly label?: string;
      readonly items?: readonly SidebarEntry[];
      readonly link?: {readonly type: string; readonly id?: string};
    };

/** A page with the pages below it; `page` is `null` for a group that only has a name. */
export type Chapter = {readonly label: string; readonly page: PageRecord | null; readonly children: Chapter[]};

const labelOf = ({title, frontmatter}: PageRecord): string => String(frontmatter.sidebar_label ?? title);

type Records = ReadonlyMap<string, PageRecord>;

function toChapter(entry: SidebarEntry, pages: Records): Chapter[] {
  const {id, label, items = [], link} = typeof entry === 'string' ? {id: entry} : entry;
  const page = pages.get(id ?? link?.id ?? '') ?? null;
  const children = items.flatMap((item) => toChapter(item, pages));
  if (page === null && children.length === 0) return [];
  return [{label: label ?? (page ? labelOf(page) : ''), page, children}];
}

function find(chapters: readonly Chapter[], path: string): Chapter | undefined {
  for (const chapter of chapters) {
    const found = chapter.page?.path === path ? chapter : find(chapter.children, path);
    if (found) return found;
  }
  return undefined;
}

/** The page above a page that no sidebar holds, by its breadcrumbs. */
function parentPath({frontmatter}: PageRecord): string | undefined {
  const parents = frontmatter.parents as readonly {readonly path: string}[] | undefined;
  return parents?.at(-1)?.path;
}

/**
 * Puts the pages of a version into reading order: the front page, the sidebars one after the other, and each page
 * that no sidebar holds below its parent, or at the end.
 */
export function listChapters(
  records: readonly PageRecord[],
  sidebars: readonly (readonly SidebarEntry[])[],
): Chapter[] {
  const pages: Records = new Map(records.map((page) => [toDocId(withoutVersion(page.path)), page]));
  const listed = sidebars.flat().flatMap((entry) => toChapter(entry, pages));
  const start = records.find(({path}) => withoutVersion(path) === '/');
  const chapters =
    start && !find(listed, start.path) ? [{label: labelOf(start), page: start, children: []}, ...listed] : listed;
  for (const page of records) {
    if (find(chapters, page.path)) continue;
    const parent = find(chapters, parentPath(page) ?? '');
    (parent?.children ?? chapters).push({label: labelOf(page), page, children: []});
  }
  return chapters;
}

type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** The sidebars of a version, in their order. */
export function readSidebars(version: Version): (readonly SidebarEntry[])[] {
  const isLatest = version.id === latestVersion.id;
  const found = isLatest ? sidebars : (JSON.parse(readFileSync(sidebarFile(version), 'utf8')) as Sidebars);
  return Object.values(found as Sidebars);
}

/** Attributes that name ids. */
const REFERENCES = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
const URL_REFERENCE = /url\(#([^)]+)\)/g;

/** Anchor of a page in the document: `/code/go/` is `code-go`. */
export function anchorOfPage(path: string): string {
  return path.split('/').filter(Boolean).join('-') || 'start';
}

/** Anchor of an element of a page in the document. */
function anchorOfElement(path: string, id: string): string {
  return `${anchorOfPage(path)}--${id}`;
}

/** Makes the ids of a page differ from those of all others, with everything on the page that names them. */
export function makeUnique($: CheerioAPI, page: Cheerio<Element>, path: string): void {
  const own = new Set(
    page
      .find('[id]')
      .toArray()
      .map(({attribs}) => attribs.id),
  );
  const rename = (id: string): string => (own.has(id) ? anchorOfElement(path, id) : id);
  for (const {attribs} of page.find('*').toArray()) {
    if (attribs.id !== undefined) attribs.id = rename(attribs.id);
    for (const name of REFERENCES) {
      const ids = attribs[name];
      if (ids !== undefined) attribs[name] = ids.split(/\s+/).map(rename).join(' ');
    }
    for (const [name, value] of Object.entries(attribs))
      attribs[name] = value.replace(URL_REFERENCE, (_, id: string) => `url(#${rename(id)})`);
  }
  page.find('use').each((_, {attribs}) => {
    if (attribs.href?.startsWith('#')) attribs.href = `#${rename(attribs.href.slice(1))}`;
  });
  page.find('style').each((_, style) => {
    $(style).text(
      $(style)
        .text()
        .replace(/#([\w-]+)/g, (_match, id: string) => `#${rename(id)}`),
    );
  });
}

/**
 * Makes the links of a page lead to their place in the document. Links to what it does not hold become full addresses.
 *
 * @param path address of the page below the base
 * @param paths addresses of all pages in the document
 */
export function joinLinks(page: Cheerio<Element>, path: string, paths: ReadonlySet<string>): void {
  for (const {attribs} of page.find('a[href]').toArray()) {
    const address = readSiteAddress(attribs.href ?? '', path);
    if (!address) continue;
    const anchor = address.rest.split('#')[1];
    if (!paths.has(address.path)) attribs.href = SITE_URL + BASE_URL + address.path.slice(1) + address.rest;
    else attribs.href = `#${anchor ? anchorOfElement(address.path, anchor) : anchorOfPage(address.path)}`;
  }
}

/** What is written into the document besides its pages. */
export type DocumentFrame = {
  readonly version: Version;
  /** The style sheets, in their order. */
  readonly css: string;
  readonly logo: string;
  /** The day on which a page was last changed, in words; `null` if the build does not know. */
  readonly edition: string | null;
  /** Number of the sheet on which each anchor is; empty as long as nobody knows. */
  readonly sheets: ReadonlyMap<string, number>;
};

const DEEPEST = 6;
const ARTICLE = '.theme-doc-markdown';

/** The anchor of a chapter: that of its page, or for a group that of its first page. */
function anchorOf({page, children}: Chapter): string {
  const [first] = children;
  return page ? anchorOfPage(page.path) : first ? anchorOf(first) : '';
}

function writeContents(chapters: readonly Chapter[], sheets: DocumentFrame['sheets']): string {
  const entries = chapters.map((chapter) => {
    const anchor = anchorOf(chapter);
    const sheet = `<span class="contents-sheet">${sheets.get(anchor) ?? ''}</span>`;
    const link = `<a href="#${anchor}"><span>${escapeText(chapter.label)}</span>${sheet}</a>`;
    return `<li>${link}${chapter.children.length > 0 ? writeContents(chapter.children, sheets) : ''}</li>`;
  });
  return `<ol>${entries.join('')}</ol>`;
}

/** The headings of a page one level deeper for each chapter that it is below: the outline is made from them. */
function setLevels($: CheerioAPI, depth: number): void {
  for (const {tagName, attribs} of $(ARTICLE).find('h1, h2, h3, h4, h5, h6').toArray())
    attribs['aria-level'] = String(Math.min(Number(tagName.slice(1)) + depth, DEEPEST));
}

type Place = {readonly depth: number; readonly above: readonly string[]};

/** The name of a group without a page of its own, as the outline has it, or where in the document the page is. */
function writePlace({above, depth}: Place, group: Chapter | null): string {
  if (group) return `<h1 class="chapter-place" aria-level="${depth}">${escapeText(group.label)}</h1>`;
  return above.length > 0 ? `<p class="chapter-place">${escapeText(above.join(' › '))}</p>` : '';
}

type Pages = ReadonlyMap<string, OfflinePage>;

function writeChapter(chapter: Chapter, pages: Pages, place: Place, group: Chapter | null = null): string {
  const {page, children, label} = chapter;
  const below = {depth: place.depth + 1, above: [...place.above, label]};
  if (!page) return children.map((child, at) => writeChapter(child, pages, below, at === 0 ? chapter : null)).join('');
  const $ = pages.get(page.path)?.html;
  if (!$) throw new Error(`${page.path} is a chapter, and the build has no page for it`);
  const article = $(ARTICLE).first();
  article.find('.hash-link').remove();
  setLevels($, place.depth);
  joinLinks(article, page.path, new Set(pages.keys()));
  makeUnique($, article, page.path);
  const heading = writePlace(place, group);
  const html = `<article class="chapter" id="${anchorOfPage(page.path)}">${heading}${$.html(article)}</article>`;
  return html + children.map((child) => writeChapter(child, pages, below)).join('');
}

/** Writes all pages of a version as one document: a title, the contents, and the chapters in reading order. */
export function writeDocument(pages: Pages, chapters: readonly Chapter[], frame: DocumentFrame): string {
  const {version, css, logo, edition, sheets} = frame;
  const address = SITE_URL + BASE_URL + version.prefix.slice(1);
  const symbols = pages.get(version.prefix)?.html('body > svg').first();
  const body = chapters.map((chapter) => writeChapter(chapter, pages, {depth: 0, above: []})).join('');
  return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8">
<title>Millrace documentation, ${version.label}</title>${css}</head><body>${symbols?.toString() ?? ''}
<header class="title-page">${logo}<p class="title">Millrace documentation</p>
<p>${version.label}, ${version.description}</p>
<p>${edition ? `As of ${edition}. ` : ''}The latest edition is at <a href="${address}">${address}</a>.</p></header>
<nav class="contents" aria-label="Contents"><h1>Contents</h1>${writeContents(chapters, sheets)}</nav>
<main>${body}</main></body></html>`;
}
