import {routeOfSource} from '../../../markdown/front-matter/routeOfSource';
import {comparePages} from '../page/comparePages';
import {describeDifference} from '../page/describeDifference';
import type {PageDay} from './groupByDay';

/** The one entry of a page on its first day. */
export const NEW_PAGE = 'New page';

const isEdit = (words: string): boolean => words.startsWith('Edited');

/**
 * What readers are told about one page on one day; nothing when every edit was trivial. The words of an author win over
 * those that are derived.
 *
 * @param read gives the content of a page with its figures filled in
 */
export function describeDay(page: PageDay, read: (content: string) => string): string[] {
  if (page.summaries.length > 0) return [...new Set(page.summaries)];
  if (page.isNew) return [NEW_PAGE];
  const moved = page.movedFrom === null ? [] : [`Moved from ${routeOfSource(page.movedFrom) ?? page.movedFrom}`];
  const steps = page.steps.flatMap(({before, after, isMassEdit}) =>
    describeDifference(comparePages(read(before), read(after)), isMassEdit),
  );
  const words = [...new Set([...moved, ...steps])];
  // What is new comes first, whichever edit of the day brought it.
  return [...words.filter((text) => !isEdit(text)), ...words.filter(isEdit)];
}
