/** The parts of the documentation that results come from, such as Guides and Reference. */
import {groupBy, type SearchAnswer, type SearchHit} from '../engine/answer';

/** The most parts to choose from. */
const MAX_PARTS = 8;

/** The first step of a hit's place: "Code" for "Code › Node.js"; empty where the place isn't known. */
const getPart = ({place}: SearchHit): string => place.split(' › ')[0] ?? '';

/** The parts that hits are in with their number of hits, the largest first; none where there's only one. */
export function countParts(hits: readonly SearchHit[]): (readonly [part: string, count: number])[] {
  const parts = [...groupBy(hits, getPart)].map(([part, own]) => [part, own.length] as const);
  const named = parts.filter(([part]) => part !== '').sort(([, one], [, other]) => other - one);
  return parts.length > 1 ? named.slice(0, MAX_PARTS) : [];
}

/** The answer with the hits of one part alone; an empty part means all of them. */
export function selectPart(answer: SearchAnswer, part: string): SearchAnswer {
  if (!part) return answer;
  const hits = answer.hits.filter((hit) => getPart(hit) === part);
  return {...answer, hits, pageCount: new Set(hits.map(({pageUrl}) => pageUrl)).size};
}
