import {load} from 'cheerio';
import type {Element} from 'domhandler';
import type {Edit} from 'docusaurus-plugin-built-site/html';
import type {PageParts} from './parsePage';

/**
 * Elements whose end tag the minifier leaves out, and without which simple readers of HTML lose the rest of the page.
 * They know that list items, paragraphs and cells may lack it.
 */
const CLOSED = 'tr, thead, tbody, tfoot, caption, colgroup, option, optgroup, dt, dd';

type Insertion = {readonly at: number; readonly from: number; readonly text: string};

function getMissingEndTags(html: string, isPage: boolean): Insertion[] {
  const $ = load(html, {sourceCodeLocationInfo: true}, isPage);
  const missing = $(CLOSED)
    .toArray()
    .flatMap((element: Element): Insertion[] => {
      const place = element.sourceCodeLocation;
      // Without a start tag there is nothing to close: the browser adds such an element by itself.
      if (!place || !('startTag' in place) || !place.startTag || place.endTag) return [];
      return [{at: place.endOffset, from: place.startOffset, text: `</${element.tagName}>`}];
    });
  // If several end at the same position, the innermost comes first.
  return missing.sort((a, b) => a.at - b.at || b.from - a.from);
}

/**
 * Adds the end tags that programs with a simple parser need, such as those that turn a page into text for an agent.
 * The minifier of Docusaurus leaves out every optional tag and has no setting for it (`minifyHtml.js` in 3.10.2).
 * They compress to next to nothing. Only tables and lists are parsed, or the whole page where one contains another.
 */
export function getEndTagEdits({html, holders}: Pick<PageParts, 'html' | 'holders'>): Edit[] {
  const parts = holders.some(({isNested}) => isNested) ? [{start: 0, end: html.length, isPage: true}] : holders;
  return parts.flatMap((part) =>
    getMissingEndTags(html.slice(part.start, part.end), 'isPage' in part).map(({at, text}) => {
      return {start: part.start + at, end: part.start + at, text};
    }),
  );
}
