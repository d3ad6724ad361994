/** A request to the engine. */
export type SearchRequest = {
  readonly query: string;
  /** Maximum number of sections in the response, and of sections of one page. */
  readonly limit: number;
  readonly perPage: number;
  /** Maximum length of a snippet, in characters. */
  readonly snippetLength: number;
};

/** Separates the segments of a place. */
export const PLACE_SEPARATOR = ' › ';

/** A section in the results of the hosted or the embedded engine. */
export type SearchHit = {
  /** URL of the section and of its page, without the origin. */
  readonly url: string;
  readonly pageUrl: string;
  readonly pageTitle: string;
  /** Place of the page in the documentation, such as "Code › Node.js"; empty if it's unknown. */
  readonly place: string;
  /** Heading of the section; `null` if the hit is the page itself. */
  readonly heading: string | null;
  /** Heading or page title, as HTML whose only tag is `<mark>`. */
  readonly titleHtml: string;
  readonly snippetHtml: string;
};

/** A part of the documentation, the first segment of a place, and its number of pages. */
export type PartCount = readonly [part: string, count: number];

/** Returns the part of a place: "Code" for "Code › Node.js"; empty if the place is. */
export const getPart = (place: string): string => place.split(PLACE_SEPARATOR)[0] ?? '';

/** Answer to a query. */
export type SearchResponse = {
  readonly hits: readonly SearchHit[];
  /**
   * Number of pages that contain all words of the query. Hits may include others. `null` if it's unknown, because the
   * hosted index counts sections.
   */
  readonly pageCount: number | null;
  /** How many of these pages each part has, unless all of them are in the hits. */
  readonly parts?: readonly PartCount[];
};

/** Escapes text for HTML, including quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Counts the pages that hits are on. */
export const countPages = (hits: readonly SearchHit[]): number => new Set(hits.map(({pageUrl}) => pageUrl)).size;

/** Ponyfill for `Map.groupBy`, which older browsers and Node.js 20 lack. */
export function groupBy<Item, Key>(items: readonly Item[], getKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
