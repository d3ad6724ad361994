import {versions} from '../../config/versions';
import type {BuiltPage} from '../built-site/loadBuiltSite';
import {indexOf} from './pageText';
import {toMarkdown} from './toMarkdown';
import {writeFullText} from './writeFullText';
import {writeIndex} from './writeIndex';
import {writePageFiles} from './writePageFiles';

/**
 * Each listed page as Markdown, the indexes of them and all pages in one file: path below the build folder, and content.
 * The conversion of an article is our own, because tabs, diagrams and run badges have no form that a library knows.
 *
 * @param origin origin of the site, put before root-relative links
 * @param baseUrl base path with slashes on both sides
 */
export function exportMarkdown(
  pages: readonly BuiltPage[],
  origin: string,
  baseUrl: string,
): ReadonlyMap<string, string> {
  const base = origin + baseUrl;
  const listed = pages.filter(({record}) => !record.unlisted);
  const texts = listed.map(({record, article}) => ({record, body: toMarkdown(article(), origin)}));
  const records = listed.map(({record}) => record);
  return new Map([
    ...writePageFiles(texts, base),
    ...writeFullText(texts, base),
    ...versions.map((version) => [indexOf(version.id), writeIndex(records, version, base)] as const),
  ]);
}
