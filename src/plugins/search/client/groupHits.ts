import {groupBy} from '../../groupBy';
import type {SearchHit} from '../engine/types';

/** Hits of one page, in their order. */
export type PageHits = {readonly pageUrl: string; readonly title: string; readonly hits: readonly SearchHit[]};

/** Groups hits by page; pages keep the order of their first hits. */
export function groupHits(hits: readonly SearchHit[]): PageHits[] {
  const groups = groupBy(hits, ({pageUrl}) => pageUrl);
  return [...groups].map(([pageUrl, own]) => ({pageUrl, title: own[0]?.pageTitle ?? '', hits: own}));
}
