import type {PageRecord} from '../built-site/pageRecord';
import {toExportFile} from './client/exportFile';
import {addHead, type PageText} from './pageText';
import {relinkAnchors} from './relinkAnchors';
import {splitLongPage, type LongSection} from './splitLongPage';

/** The page below a long page that has everything of one of its sections, if there is one. */
function findPageOf({parts}: LongSection, page: PageRecord, records: readonly PageRecord[]): PageRecord | undefined {
  return records.find(({path, headers}) => {
    const slugs = new Set(headers.map(({slug}) => slug));
    const isBelow = path !== page.path && path.startsWith(page.path);
    return isBelow && parts.length > 0 && parts.every(({id}) => slugs.has(id));
  });
}

/** The files of a page: its own, and those of its long sections which no other page has. */
function splitPage(
  {record, body}: PageText,
  records: readonly PageRecord[],
  base: string,
): ReadonlyMap<string, string> {
  const ownAddress = base + toExportFile(record.path);
  const addressOf = (section: LongSection): string =>
    base + toExportFile(findPageOf(section, record, records)?.path ?? `${record.path}${section.id}/`);
  const split = splitLongPage(body, addressOf);
  if (!split) return new Map([[ownAddress, addHead(body, record, base)]]);
  const isElsewhere = (section: LongSection): boolean => findPageOf(section, record, records) !== undefined;
  const elsewhere = split.sections
    .filter(isElsewhere)
    .flatMap((section) => section.parts.map(({id}) => [id, addressOf(section)] as const));
  const sections = split.sections
    .filter((section) => !isElsewhere(section))
    .map((section) => {
      const title = `${record.title}: ${section.title}`;
      return [addressOf(section), addHead(section.text, {...record, title}, base)] as const;
    });
  const parts = new Map([[ownAddress, addHead(split.index, record, base)], ...sections]);
  return relinkAnchors(parts, new Map(elsewhere));
}

/**
 * Every page as Markdown by its file; the long ones in several files.
 *
 * @param base full address of the site's base path, with its slash
 * @throws when the file of a section would take the place of a page
 */
export function writePageFiles(texts: readonly PageText[], base: string): ReadonlyMap<string, string> {
  const records = texts.map(({record}) => record);
  const taken = new Set(records.map(({path}) => toExportFile(path)));
  const files = texts.flatMap((text) =>
    [...splitPage(text, records, base)].map(([address, content], at): [string, string] => {
      const file = address.slice(base.length);
      if (at > 0 && taken.has(file)) throw new Error(`${text.record.path}: a section needs ${file}, which is a page`);
      return [file, content];
    }),
  );
  return new Map(files);
}
