import {versions} from '../../config/versions';
import type {PageRecord} from '../built-site/pageRecord';
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
    ...versions.map(({id, label, description}, at) => {
      // "Optional" is a word of the format: what may be left out of a short context.
      const heading = at === 0 ? `Pages (${label}, ${description})` : `Optional: ${label}, ${description}`;
      return `## ${heading}\n\n${list(id)}`;
    }),
  ].join('\n');
}
