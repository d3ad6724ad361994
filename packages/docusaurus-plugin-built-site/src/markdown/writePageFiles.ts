import type {PageRecord} from '../builtSite';
import {toMarkdownFile} from '../client';
import {addHead, type MarkdownContext, type PageText} from './context';
import {splitLongPage, type LongSection} from './splitLongPage';

/** Links within a page, and the anchors of a text. */
const OWN_LINK = /\]\(#([^)\s]+)\)/g;
const ANCHOR = / \{#([^}\s]+)\}/g;

const listAnchors = (text: string): string[] => [...text.matchAll(ANCHOR)].map(([, anchor]) => String(anchor));

/**
 * Turns links within a page that was split into links to the file which has the anchor now.
 *
 * @param parts the files of the page by their full address, the page itself first
 * @param elsewhere addresses of anchors whose files are not among the parts
 */
function relinkAnchors(
  parts: ReadonlyMap<string, string>,
  elsewhere: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const places = new Map(elsewhere);
  for (const [address, text] of [...parts].reverse())
    for (const anchor of listAnchors(text)) places.set(anchor, address);
  return new Map(
    [...parts].map(([address, text]) => {
      const own = new Set(listAnchors(text));
      const relinked = text.replace(OWN_LINK, (link, anchor: string) =>
        own.has(anchor) || !places.has(anchor) ? link : `](${places.get(anchor) ?? ''}#${anchor})`,
      );
      return [address, relinked];
    }),
  );
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
function splitPage({record, body}: PageText, context: MarkdownContext): ReadonlyMap<string, string> {
  const records = context.texts.map((text) => text.record);
  const addressOf = (section: LongSection): string =>
    context.siteUrl + toMarkdownFile(findPageOf(section, record, records)?.path ?? `${record.path}${section.id}/`);
  const ownAddress = context.siteUrl + toMarkdownFile(record.path);
  const split = splitLongPage(body, addressOf, context.words);
  if (!split) return new Map([[ownAddress, addHead(body, record, context)]]);
  const isElsewhere = (section: LongSection): boolean => findPageOf(section, record, records) !== undefined;
  const elsewhere = split.sections
    .filter(isElsewhere)
    .flatMap((section) => section.parts.map(({id}) => [id, addressOf(section)] as const));
  const sections = split.sections
    .filter((section) => !isElsewhere(section))
    .map((section) => {
      const title = `${record.title}: ${section.title}`;
      return [addressOf(section), addHead(section.text, {...record, title}, context)] as const;
    });
  const parts = new Map([[ownAddress, addHead(split.index, record, context)], ...sections]);
  return relinkAnchors(parts, new Map(elsewhere));
}

/**
 * Every page as Markdown by its file; the long ones in several files.
 *
 * @throws when the file of a section would take the place of a page
 */
export function writePageFiles(context: MarkdownContext): ReadonlyMap<string, string> {
  const taken = new Set(context.texts.map(({record}) => toMarkdownFile(record.path)));
  const files = context.texts.flatMap((text) =>
    [...splitPage(text, context)].map(([address, content], at): [string, string] => {
      const file = address.slice(context.siteUrl.length);
      if (at > 0 && taken.has(file)) throw new Error(`${text.record.path}: a section needs ${file}, which is a page`);
      return [file, content];
    }),
  );
  return new Map(files);
}
