import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {DocsSample} from '../data/docsData';

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
