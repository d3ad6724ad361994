import type {BuiltPage} from '../built-site/loadBuiltSite';
import {toExportFile} from './client/exportFile';
import {toMarkdown} from './toMarkdown';
import {writeIndex} from './writeIndex';

/**
 * Each listed page as Markdown, and `llms.txt`, the index of them: path below the build folder, and content.
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
  const listed = pages.filter(({record}) => !record.unlisted);
  const files = listed.map(({record: {path, title}, article}) => {
    return [toExportFile(path), `# ${title}\n\n${toMarkdown(article(), origin)}`] as const;
  });
  const records = listed.map(({record}) => record);
  return new Map([...files, ['llms.txt', writeIndex(records, origin + baseUrl)]]);
}
