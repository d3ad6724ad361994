import {toDocId} from '../../../src/config/sidebarItems';
import {withoutVersion, latestVersion, sidebarFile, type Version} from '../../../src/config/versions';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {readFileSync} from 'node:fs';
import sidebars from '../../../sidebars';

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

type Pages = ReadonlyMap<string, PageRecord>;

function toChapter(entry: SidebarEntry, pages: Pages): Chapter[] {
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
  const pages: Pages = new Map(records.map((page) => [toDocId(withoutVersion(page.path)), page]));
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
