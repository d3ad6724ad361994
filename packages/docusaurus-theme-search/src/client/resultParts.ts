/** Parts of the documentation in the results, such as Guides and Reference. */
import {countPages, groupBy, PLACE_SEPARATOR, type SearchAnswer, type SearchHit} from '../engine/answer';
import * as words from './words';

/** A part and its number of pages. */
export type PartCount = readonly [part: string, count: number];

const MAX_PARTS = 8;

/** Returns the first segment of a hit's place: "Code" for "Code › Node.js"; empty if it's unknown. */
const getPart = ({place}: SearchHit): string => place.split(PLACE_SEPARATOR)[0] ?? '';

/** Key of the hits that aren't in a named part. */
const OTHER = '\n';

/** Returns the label of a part. */
export const getPartLabel = (part: string): string => (part === OTHER ? words.otherParts : part);

/**
 * Counts the pages of each part, sorted by number; empty if there's only one part. Pages without a part, and those of
 * parts after the first eight, are counted together at the end.
 */
export function countParts(hits: readonly SearchHit[]): PartCount[] {
  const parts = [...groupBy(hits, getPart)].map(([part, own]) => [part, countPages(own)] as const);
  if (parts.length < 2) return [];
  const named = parts.filter(([part]) => part !== '').sort(([, one], [, other]) => other - one);
  const listed = named.slice(0, MAX_PARTS);
  const rest = countPages(hits) - listed.reduce((sum, [, count]) => sum + count, 0);
  return rest > 0 ? [...listed, [OTHER, rest]] : listed;
}

/** Filters an answer by part; an empty part means all of them. */
export function selectPart(answer: SearchAnswer, part: string): SearchAnswer {
  if (!part) return answer;
  const listed = new Set(countParts(answer.hits).map(([name]) => name));
  const isSelected = (name: string): boolean => (part === OTHER ? !listed.has(name) : name === part);
  const hits = answer.hits.filter((hit) => isSelected(getPart(hit)));
  return {...answer, hits, pageCount: answer.pageCount === null ? null : countPages(hits)};
}
