import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import {versions} from '../../../src/config/versions';
import {type FinishedBuild, openBuild, pageFile, type PageRecord, toMarkdown} from 'docusaurus-plugin-built-site';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {readIndexFile} from 'docusaurus-theme-search/engine';
import {FORMAT, type DocsData, type DocsPage, type SearchData} from '../src/data/docsData';
import {cutSection} from '../src/text/sections';
import {readSamples} from './readSamples';

const PACKAGE_FILE = join(import.meta.dirname, '../package.json');

type ReadFile = FinishedBuild['readFile'];

/** A whole page as Markdown. The site writes a long one in parts, so that one is made from its HTML. */
function readMarkdown({path, title, headers}: PageRecord, readFile: ReadFile): string {
  const written = readFile(toMarkdownFile(path)).toString();
  if (headers.every(({slug}) => cutSection(written, headers, slug) !== null)) return written;
  const page = load(readFile(pageFile(path)));
  return `# ${title}\n\n${toMarkdown(load(page('article').first().toArray(), null, false), SITE_URL)}`;
}

function toPage(record: PageRecord, readFile: ReadFile): DocsPage {
  const {path, title, description, version, headers} = record;
  return {path, title, description, version, headings: headers, markdown: readMarkdown(record, readFile)};
}

/**
 * Collects the data of the server from a finished build: listed pages as Markdown, their samples, and the search index.
 *
 * @throws when there is no finished build
 */
export function collectData(buildDir: string): DocsData {
  const {records, readFile} = openBuild(buildDir);
  const listed = records.filter(({unlisted}) => !unlisted);
  const {version} = JSON.parse(readFileSync(PACKAGE_FILE, 'utf8')) as {version: string};
  return {
    format: FORMAT,
    version,
    siteUrl: SITE_URL + BASE_URL,
    pages: listed.map((record) => toPage(record, readFile)),
    samples: listed.flatMap(({path}) => readSamples(readFile(pageFile(path)).toString(), path)),
    search: Object.fromEntries(versions.map(({facet}) => [facet, readIndexFile(readFile, facet)])) as SearchData,
  };
}
