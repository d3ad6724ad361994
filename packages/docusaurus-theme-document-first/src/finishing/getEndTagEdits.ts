import {load} from 'cheerio';
import type {Element} from 'domhandler';
import type {Edit} from 'docusaurus-plugin-built-site/html';
import type {PageParts} from './findPageParts';

/**
 * Elements whose end tags the minifier omits, and without which simple HTML parsers lose the rest of the page. They
 * accept list items, paragraphs and cells without end tags.
 */
const CLOSED = 'tr, thead, tbody, tfoot, caption, colgroup, option, optgroup, dt, dd';

type Insertion = {readonly at: number; readonly from: number; readonly text: string};

function getMissingEndTags(html: string, isPage: boolean): Insertion[] {
  const $ = load(html, {sourceCodeLocationInfo: true}, isPage);
  const missing = $(CLOSED)
    .toArray()
    .flatMap((element: Element): Insertion[] => {
      const place = element.sourceCodeLocation;
      // An element without a start tag is implied, so the browser adds it.
      if (!place || !('startTag' in place) || !place.startTag || place.endTag) return [];
      return [{at: place.endOffset, from: place.startOffset, text: `</${element.tagName}>`}];
    });
  // For several at the same offset, close the innermost first.
  return missing.sort((a, b) => a.at - b.at || b.from - a.from);
}

/**
 * Adds optional end tags for programs with a simple parser, such as those that convert a page to text for an agent.
 * Docusaurus's minifier omits all of them and has no setting for it (`minifyHtml.js` in 3.10.2). They compress well.
 * Only parses tables and lists, or the whole page if one contains another.
 */
export function getEndTagEdits({html, containers}: Pick<PageParts, 'html' | 'containers'>): Edit[] {
  const parts = containers.some(({isNested}) => isNested) ? [{start: 0, end: html.length, isPage: true}] : containers;
  return parts.flatMap((part) =>
    getMissingEndTags(html.slice(part.start, part.end), 'isPage' in part).map(({at, text}) => {
      return {start: part.start + at, end: part.start + at, text};
    }),
  );
}
