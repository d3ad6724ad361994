import {load} from 'cheerio';
import {type FinishedBuild, openBuild, pageFile, type PageRecord, toMarkdown} from 'docusaurus-plugin-built-site';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {readIndexFile} from 'docusaurus-theme-search/engine';
import {FORMAT, type DocsData, type DocsPage, type SearchData} from '../data/docsData';
import {cutSection} from '../text/sections';
import type {ServerOptions} from '../options';
import {readSamples} from './readSamples';

type ReadFile = FinishedBuild['readFile'];

/** A whole page as Markdown. The site writes a long one in parts, so that one is made from its HTML. */
function readMarkdown({path, title, headers}: PageRecord, readFile: ReadFile, origin: string): string {
  const written = readFile(toMarkdownFile(path)).toString();
  if (headers.every(({slug}) => cutSection(written, headers, slug) !== null)) return written;
  const page = load(readFile(pageFile(path)));
  return `# ${title}\n\n${toMarkdown(load(page('article').first().toArray(), null, false), origin)}`;
}

function toPage(record: PageRecord, readFile: ReadFile, origin: string): DocsPage {
  const {path, title, description, version, headers} = record;
  return {path, title, description, version, headings: headers, markdown: readMarkdown(record, readFile, origin)};
}

/**
 * Collects the data of the server from a finished build: listed pages as Markdown, their samples, and the search index.
 *
 * @throws when there is no finished build
 */
export function collectData(buildDir: string, {siteUrl, versions}: ServerOptions): DocsData {
  const {origin} = new URL(siteUrl);
  const {records, readFile} = openBuild(buildDir);
  const listed = records.filter(({unlisted}) => !unlisted);
  return {
    format: FORMAT,
    pages: listed.map((record) => toPage(record, readFile, origin)),
    samples: listed.flatMap(({path}) => readSamples(readFile(pageFile(path)).toString(), path)),
    search: Object.fromEntries(versions.map(({facet}) => [facet, readIndexFile(readFile, facet)])) as SearchData,
  };
}
