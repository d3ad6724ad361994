import type {PageRecord} from '../page-records';
import {toExportFile} from './client/exportFile';

type IndexedPage = Pick<PageRecord, 'title' | 'description' | 'path' | 'version'>;

/**
 * The index of all pages as Markdown, in the form of https://llmstxt.org.
 *
 * @param base full address of the site's base path, with its slash
 */
export function writeIndex(pages: readonly IndexedPage[], base: string): string {
  const list = (version: IndexedPage['version']): string =>
    pages
      .filter((page) => page.version === version)
      .map(({title, description, path}) => `- [${title}](${base}${toExportFile(path)}): ${description}\n`)
      .join('');
  return [
    '# Millrace documentation\n',
    '> Millrace connects apps and APIs and runs workflows made of triggers, actions and code steps in Node.js, Python, Go and Bash.\n',
    `## Pages (v2, the latest version)\n\n${list('v2')}`,
    `## Optional: v1, the first generation\n\n${list('v1')}`,
  ].join('\n');
}
