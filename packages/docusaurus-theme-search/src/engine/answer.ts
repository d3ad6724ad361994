/** What the engine is asked. */
export type SearchRequest = {
  readonly query: string;
  /** Maximum number of sections in the answer, and of sections of one page. */
  readonly limit: number;
  readonly perPage: number;
  /** Maximum length of a snippet, in characters. */
  readonly snippetLength: number;
};

/** One section among the results, from the hosted or the embedded engine. */
export type SearchHit = {
  /** Address of the section and of its page, without the origin. */
  readonly url: string;
  readonly pageUrl: string;
  readonly pageTitle: string;
  /** Where readers find the page, such as "Code › Node.js"; empty where it is not known. */
  readonly place: string;
  /** Heading of the section; `null` where the hit is the page itself. */
  readonly heading: string | null;
  /** Heading, or title of the page, as HTML whose only tag is `<mark>`. */
  readonly titleHtml: string;
  readonly snippetHtml: string;
};

/** Answer to one query. */
export type SearchAnswer = {
  readonly hits: readonly SearchHit[];
  /** Number of pages that have all words of the query; others may be shown. */
  readonly pageCount: number;
};

/** Text as it stands anywhere in HTML, quoted attributes included. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** `Map.groupBy`, which older browsers and Node.js 20 lack. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
