/** Parts of the documentation in the results, such as Guides and Reference. */
import {countPages, groupBy, PLACE_SEPARATOR, type SearchAnswer, type SearchHit} from '../engine/answer';

/** A part and its number of pages. */
export type PartCount = readonly [part: string, count: number];

const MAX_PARTS = 8;

/** Returns the first segment of a hit's place: "Code" for "Code › Node.js"; empty if it's unknown. */
const getPart = ({place}: SearchHit): string => place.split(PLACE_SEPARATOR)[0] ?? '';

/** Counts the pages of each part, sorted by number; empty if there's only one part. */
export function countParts(hits: readonly SearchHit[]): PartCount[] {
  const parts = [...groupBy(hits, getPart)].map(([part, own]) => [part, countPages(own)] as const);
  const named = parts.filter(([part]) => part !== '').sort(([, one], [, other]) => other - one);
  return parts.length > 1 ? named.slice(0, MAX_PARTS) : [];
}

/** Filters an answer by part; an empty part means all of them. */
export function selectPart(answer: SearchAnswer, part: string): SearchAnswer {
  if (!part) return answer;
  const hits = answer.hits.filter((hit) => getPart(hit) === part);
  return {...answer, hits, pageCount: answer.pageCount === null ? null : countPages(hits)};
}
