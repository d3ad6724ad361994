import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import {versions, type VersionFacet} from '../../../src/config/versions';
import {pageFile} from '../../../src/plugins/built-site/pageFile';
import type {PageRecord} from '../../../src/plugins/built-site/pageRecord';
import {toExportFile} from '../../../src/plugins/markdown-export/client/exportFile';
import {toMarkdown} from '../../../src/plugins/markdown-export/toMarkdown';
import {MANIFEST_FILE, type IndexFile, type Manifest} from '../../../src/plugins/search/index/indexFile';
import {DEFAULTS} from '../../../src/plugins/search/options';
import type {SearchPage} from '../../../src/plugins/search/records/section';
import {FORMAT, type DocsData, type DocsPage, type SearchData} from '../src/data/docsData';
import {cutSection} from '../src/text/sections';
import {readSamples} from './readSamples';

const PACKAGE = join(import.meta.dirname, '..');

function readJson<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
}

function readSearch(buildDir: string): SearchData {
  const manifest = readJson<Manifest>(buildDir, `${DEFAULTS.folder}/${MANIFEST_FILE}`);
  const readPages = (facet: VersionFacet): readonly SearchPage[] =>
    readJson<IndexFile>(buildDir, `${DEFAULTS.folder}/${manifest.versions[facet]}`).pages;
  return Object.fromEntries(versions.map(({facet}) => [facet, readPages(facet)])) as SearchData;
}

/** A whole page as Markdown. The site writes a long one in parts, so that one is made from its HTML. */
function readMarkdown({path, title, headers}: PageRecord, buildDir: string): string {
  const written = readFileSync(join(buildDir, toExportFile(path)), 'utf8');
  if (headers.every(({slug}) => cutSection(written, headers, slug) !== null)) return written;
  const page = load(readFileSync(join(buildDir, pageFile(path))));
  return `# ${title}\n\n${toMarkdown(load(page('article').first().toArray(), null, false), SITE_URL)}`;
}

function toPage(record: PageRecord, buildDir: string): DocsPage {
  const {path, title, description, version, headers} = record;
  return {path, title, description, version, headings: headers, markdown: readMarkdown(record, buildDir)};
}

/**
 * Collects the data of the server from a finished build: listed pages as Markdown, their samples, and the search index.
 *
 * @throws when there is no finished build
 */
export function collectData(buildDir: string): DocsData {
  if (!existsSync(join(buildDir, 'pages.json'))) {
    throw new Error(`${buildDir} contains no finished build. Run npm run build first.`);
  }
  const records = readJson<PageRecord[]>(buildDir, 'pages.json').filter(({unlisted}) => !unlisted);
  return {
    format: FORMAT,
    version: readJson<{version: string}>(PACKAGE, 'package.json').version,
    siteUrl: SITE_URL + BASE_URL,
    pages: records.map((record) => toPage(record, buildDir)),
    samples: records.flatMap(({path}) => readSamples(readFileSync(join(buildDir, pageFile(path)), 'utf8'), path)),
    search: readSearch(buildDir),
  };
}
