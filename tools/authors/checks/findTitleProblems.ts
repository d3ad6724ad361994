import type {Root} from 'mdast';
import {posix} from 'node:path';
import {getRoute} from '../../../src/config/getRoute';
import {getFileVersion, getLocale} from '../../../src/config/versions';
import type {SourcePage} from '../../getPageFiles';
import {getLineWith} from '../formatFailures';
import {getHeadings} from './anchors';
import {formatLinkPath, getSiteLinks, type Sources} from './findLinkProblems';

const findField = (field: string, source: string): string | undefined =>
  new RegExp(`^---\\n[^]*?^${field}: (.+)$`, 'm').exec(source.split('\n---\n')[0] ?? '')?.[1];

const removeQuotes = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2');

/** Finds pages with the same title or description as another page of their version. */
export function findDuplicateFields(
  field: 'title' | 'description',
  checked: readonly string[],
  all: readonly SourcePage[],
): string[] {
  const fields = all.flatMap(({path, source}) => {
    const text = getRoute(path) === null ? undefined : findField(field, source);
    if (text === undefined) return [];
    const key = `${getLocale(path)} ${getFileVersion(path)?.id} ${removeQuotes(text).toLowerCase()}`;
    return {path, source, text, key};
  });
  const pathsOf = new Map<string, string[]>();
  for (const {key, path} of fields) pathsOf.set(key, [...(pathsOf.get(key) ?? []), path]);
  return fields
    .filter(({path}) => checked.includes(path))
    .flatMap(({path, source, text, key}) => {
      const other = pathsOf.get(key)?.find((one) => one !== path);
      if (other === undefined) return [];
      const line = getLineWith(source, `${field}: `);
      return `${path}:${line}: the ${field} ${text} is that of ${other} too; allowed: each ${field} once in a version; say what is special about this page`;
    });
}

/** The titles of pages, by their file. */
type Titles = ReadonlyMap<string, readonly string[]>;

/** Returns the titles of pages, without those of partials. */
export const readTitles = (pages: readonly SourcePage[]): Titles =>
  new Map(
    pages
      .filter(({path}) => getRoute(path) !== null)
      .map(({path, source}) => {
        return [path, ['title', 'sidebar_label'].flatMap((field) => findField(field, source) ?? []).map(removeQuotes)];
      }),
  );

/**
 * Finds links with the title of a page that lead to a different one, unless that has a title or a heading with these
 * words. Links to headings and to pages below the linking one are often named after a task.
 */
export function findOtherTitleProblems(tree: Root, page: string, sources: Sources, titles: Titles): string[] {
  return getSiteLinks(tree, page, sources.isFile).flatMap(({text = '', written, file, anchor, line}) => {
    const own = titles.get(file);
    const isBelow = file.startsWith(`${posix.dirname(page)}/`);
    if (text === '' || anchor !== '' || own === undefined || isBelow) return [];
    const [named] = [...titles].filter(
      ([path, names]) => names.includes(text) && getFileVersion(path) === getFileVersion(file),
    );
    const target = sources.readTree(file);
    const words = [...own, ...(target === null ? [] : getHeadings(target).map((heading) => heading.text))];
    if (named === undefined || words.some((it) => it.toLowerCase().includes(text.toLowerCase()))) return [];
    const hint = formatLinkPath(named[0], written, page);
    return `${page}:${line}: warning the link "[${text}](${written})" has the title of another page, and leads to "${own[0]}"; did you mean "${hint}"?`;
  });
}
