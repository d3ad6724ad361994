import type {SearchHit} from '../engine/types';

/** Hits of one page, in their order. */
export type PageHits = {readonly pageUrl: string; readonly title: string; readonly hits: readonly SearchHit[]};

/** Groups hits by page; pages keep the order of their first hits. */
export function groupHits(hits: readonly SearchHit[]): PageHits[] {
  const groups = new Map<string, {pageUrl: string; title: string; hits: SearchHit[]}>();
  for (const hit of hits) {
    const group = groups.get(hit.pageUrl) ?? {pageUrl: hit.pageUrl, title: hit.pageTitle, hits: []};
    group.hits.push(hit);
    groups.set(hit.pageUrl, group);
  }
  return [...groups.values()];
}
