import {load} from 'cheerio';
import type {Element} from 'domhandler';

/**
 * Elements whose end tag the minifier leaves out, and without which simple readers of HTML lose the rest of the page.
 * They know that list items, paragraphs and cells may lack it.
 */
const CLOSED = 'tr, thead, tbody, tfoot, caption, colgroup, option, optgroup, dt, dd';

type Insertion = {readonly at: number; readonly start: number; readonly tag: string};

function findMissing(html: string): Insertion[] {
  const $ = load(html, {sourceCodeLocationInfo: true});
  const missing = $(CLOSED)
    .toArray()
    .flatMap((element: Element): Insertion[] => {
      const place = element.sourceCodeLocation;
      // Without a start tag there is nothing to close: the browser adds such an element by itself.
      if (!place || !('startTag' in place) || !place.startTag || place.endTag) return [];
      return [{at: place.endOffset, start: place.startOffset, tag: `</${element.tagName}>`}];
    });
  // Where several end at the same place, the innermost comes first.
  return missing.sort((a, b) => a.at - b.at || b.start - a.start);
}

/**
 * Adds the end tags that programs with a simple parser need, such as those that turn a page into text for an agent.
 * The minifier of Docusaurus leaves out every optional tag and has no setting for it (`minifyHtml.js` in 3.10.2).
 * They compress to next to nothing.
 */
export function closeElements(html: string): string {
  const missing = findMissing(html);
  const ends = missing.map(({at, tag}, index) => html.slice(missing[index - 1]?.at ?? 0, at) + tag);
  return ends.join('') + html.slice(missing.at(-1)?.at ?? 0);
}
