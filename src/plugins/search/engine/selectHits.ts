import type {SearchRecord} from '../records/searchRecord';
import type {RankedPage} from './rankPages';
import type {SearchRequest} from './types';

/** Minimum score of a section, as a share of the best one of its page. */
const MIN_SHARE = 0.45;

function selectOfPage({sections}: RankedPage, count: number): SearchRecord[] {
  const best = sections[0]?.score ?? 0;
  return sections
    .slice(0, count)
    .filter(({score}) => score >= best * MIN_SHARE)
    .map(({record}) => record);
}

/** Selects the sections to show, page by page, the best of each page first. */
export function selectSections(
  pages: readonly RankedPage[],
  {limit, perPage}: Pick<SearchRequest, 'limit' | 'perPage'>,
): SearchRecord[] {
  return pages
    .slice(0, limit)
    .flatMap((page) => selectOfPage(page, perPage))
    .slice(0, limit);
}
