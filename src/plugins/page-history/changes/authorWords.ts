import type {DayEntries} from '../history/pageHistory';

/** Field of the front matter with an author's own words: "2026-11-20 Retries are explained". */
export const CHANGES_KEY = 'changes';

const LINE = /^(\d{4}-\d{2}-\d{2})\s+(\S.*)$/;

/** Reads that field; what is not such a line has stopped the build before. */
function readLines(value: unknown): DayEntries[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((line: unknown) => {
    const [, day, words] = LINE.exec(String(line)) ?? [];
    return day !== undefined && words !== undefined ? [{day, entries: [words]}] : [];
  });
}

/** Puts the words of an author in the place of those that were derived for the same day. */
export function withAuthorWords(days: readonly DayEntries[], value: unknown): DayEntries[] {
  const own = new Map<string, string[]>();
  for (const {day, entries} of readLines(value)) own.set(day, [...(own.get(day) ?? []), ...entries]);
  return [...days.filter(({day}) => !own.has(day)), ...[...own].map(([day, entries]) => ({day, entries}))].sort(
    (a, b) => (a.day < b.day ? 1 : -1),
  );
}
