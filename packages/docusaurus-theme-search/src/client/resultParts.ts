/** Parts of the documentation in the results, such as Guides and Reference. */
import {countPages, getPart, groupBy, type PartCount, type SearchResponse, type SearchHit} from '../engine/response';
import * as words from './words';

const MAX_PARTS = 8;

/** Key of the pages that aren't in a named part. */
const OTHER = '\n';

/** Returns the label of a part. */
export const getPartLabel = (part: string): string => (part === OTHER ? words.otherPartsText : part);

const groupByPart = (hits: readonly SearchHit[]): Map<string, SearchHit[]> =>
  groupBy(hits, ({place}) => getPart(place));

/**
 * Counts the found pages of each part, sorted by number; empty if there's only one part. Pages without a part, and those
 * of parts after the first eight, are counted together at the end. The numbers add up to the number of pages: a part
 * whose hits only have some of the words has none, and neither has any part if the number of pages is unknown.
 */
export function countParts({hits, pageCount, parts}: SearchResponse): PartCount[] {
  const ofHits = [...groupByPart(hits)].map(([part, own]): PartCount => [part, countPages(own)]);
  const known = new Map(pageCount === null ? [] : (parts ?? ofHits));
  const names = [...new Set([...known.keys(), ...ofHits.map(([part]) => part)])];
  const all = names.map((part): PartCount => [part, known.get(part) ?? 0]);
  if (all.length < 2) return [];
  const named = all.filter(([part]) => part !== '').sort(([, one], [, other]) => other - one);
  const listed = named.slice(0, MAX_PARTS);
  if (listed.length === all.length) return listed;
  const sum = (counts: readonly PartCount[]): number => counts.reduce((total, [, count]) => total + count, 0);
  return [...listed, [OTHER, sum(all) - sum(listed)]];
}

/** Filters a response by part; an empty part means all of them. */
export function selectPart(response: SearchResponse, part: string): SearchResponse {
  if (!part) return response;
  const counts = new Map(countParts(response));
  const isSelected = (name: string): boolean => (part === OTHER ? !counts.has(name) : name === part);
  const hits = response.hits.filter(({place}) => isSelected(getPart(place)));
  return {hits, pageCount: response.pageCount === null ? null : (counts.get(part) ?? countPages(hits))};
}
