import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import {type FinishedBuild, openBuild, pageFile, type PageRecord, toMarkdown} from 'docusaurus-plugin-built-site';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {readIndexFile} from 'docusaurus-theme-search/engine';
import {FORMAT, type DocsData, type DocsPage, type SearchData, type DocsSample} from '../data/createDocs';
import {cutSection} from '../text/sections';
import type {ServerOptions} from '../options';
import type {Element} from 'domhandler';

const HEADINGS = 'h2[id], h3[id], h4[id], h5[id], h6[id]';
const RUN = /^Ran on .* with (.+)$/;

function readRun(block: Cheerio<Element>): DocsSample['verified'] {
  const badge = block.next('.run-badge');
  const tool = RUN.exec(badge.text().trim())?.[1];
  const date = badge.find('time').attr('datetime');
  return tool && date ? {date, tool} : null;
}

function readSample($: CheerioAPI, element: Element, page: string, section: string | null): DocsSample {
  const block = $(element);
  return {
    page,
    section,
    language: /language-([\w-]+)/.exec(block.attr('class') ?? '')?.[1] ?? 'text',
    title: block.find('.code-block__title').text() || null,
    code: block.find('pre').text(),
    verified: readRun(block),
  };
}

/**
 * The code blocks of a built page, with what its badges say of the last run (from `data/sample-results.json`).
 *
 * @param path address of the page below the base path
 */
export function readSamples(html: string, path: string): DocsSample[] {
  // The parser of XML in its mode for HTML is several times faster, and built pages are well formed.
  const $ = load(html, {xml: {xmlMode: false, decodeEntities: true}});
  const samples: DocsSample[] = [];
  let section: string | null = null;
  $(`article :is(${HEADINGS}, .code-block)`).each((_, element) => {
    if ($(element).is(HEADINGS)) section = element.attribs.id ?? null;
    else samples.push(readSample($, element, path, section));
  });
  return samples;
}

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
