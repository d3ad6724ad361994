import type {PageRecord} from '../built-site/pageRecord';
import {toExportFile} from './client/exportFile';
import {addHead, type PageText} from './pageText';
import {splitLongPage, type LongSection} from './splitLongPage';

/** The page below a long page that has everything of one of its sections, if there is one. */
function findPageOf({parts}: LongSection, page: PageRecord, records: readonly PageRecord[]): PageRecord | undefined {
  return records.find(({path, headers}) => {
    const slugs = new Set(headers.map(({slug}) => slug));
    return (
      path !== page.path && path.startsWith(page.path) && parts.length > 0 && parts.every((it) => slugs.has(it.id))
    );
  });
}

/** File of a section of a long page: that of the page which has it too, or one below the long page. */
function sectionFile(section: LongSection, page: PageRecord, records: readonly PageRecord[]): string {
  const own = findPageOf(section, page, records);
  return own ? toExportFile(own.path) : toExportFile(`${page.path}${section.id}/`);
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
  const files = texts.flatMap(({record, body}): [string, string][] => {
    const fileOf = (section: LongSection): string => sectionFile(section, record, records);
    const split = splitLongPage(body, (section) => base + fileOf(section));
    const index: [string, string] = [toExportFile(record.path), addHead(split?.index ?? body, record, base)];
    const sections = (split?.sections ?? []).flatMap((section): [string, string][] => {
      if (findPageOf(section, record, records)) return [];
      const file = fileOf(section);
      if (taken.has(file))
        throw new Error(`${record.path}: the section "${section.title}" needs ${file}, which is a page`);
      return [[file, addHead(section.text, {...record, title: `${record.title}: ${section.title}`}, base)]];
    });
    return [index, ...sections];
  });
  return new Map(files);
}
