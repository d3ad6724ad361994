import type {ApiDay} from './apiChangeLog';

const MARKER = /<RestResource\s+tag="([^"]+)"|<RestResources\b/g;
const MAX_ENTRIES = 4;

/**
 * The changes of the API that a page of the reference prints, by day; nothing for any other page.
 *
 * @param source content of the page
 */
export function pagesOfApiChanges(
  source: string,
  days: readonly ApiDay[],
): {readonly day: string; readonly entries: readonly string[]}[] {
  const markers = [...source.matchAll(MARKER)];
  if (markers.length === 0) return [];
  const tags = markers.flatMap(([, tag]) => tag ?? []);
  const printsAll = tags.length < markers.length;
  return days.map(({day, changes}) => {
    const own = changes.filter((change) => printsAll || change.tags.some((tag) => tags.includes(tag)));
    const entries = own.slice(0, MAX_ENTRIES).map(({subject, words}) => `\`${subject}\`: ${words}`);
    const rest = own.length - entries.length;
    return {day, entries: rest > 0 ? [...entries, `${rest} more changes of the API`] : entries};
  });
}
