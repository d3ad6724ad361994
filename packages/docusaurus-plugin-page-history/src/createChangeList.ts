import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {toPagePath} from 'docusaurus-plugin-built-site/pages';
import type {ChangeRow, ChangeWeek} from './client/changeList';
import {interpolate, type Translations, formatNote} from './words';
import type {Day} from './createHistory';
import type {PluginOptions, Section} from './options';

/** The localized changes of a page on one day. */
type DayEntries = {readonly day: string; readonly entries: readonly string[]};

/** A page with its changes. */
export type ChangedPage = {
  readonly title: string;
  /** Address below the base path. */
  readonly route: string;
  /** Id of its section; `null` without a section. */
  readonly section: string | null;
  /** Newest day first; never empty. */
  readonly days: readonly [DayEntries, ...DayEntries[]];
};

type ListOptions = Pick<PluginOptions, 'fillText' | 'sections'> &
  Pick<ListContext, 'baseUrl' | 'words'> & {readonly trailingSlash?: boolean};

const LINE = /^(\d{4}-\d{2}-\d{2})\s+(\S.*)$/;

const compareDays = (a: DayEntries, b: DayEntries): number => (a.day < b.day ? 1 : -1);

/** Replaces derived entries by those in the front matter for the same day. */
export function applyWrittenChanges(
  days: readonly DayEntries[],
  {changes}: {readonly changes?: unknown},
): DayEntries[] {
  const own = new Map<string, string[]>();
  for (const line of Array.isArray(changes) ? changes : []) {
    const [, day, words] = LINE.exec(String(line)) ?? [];
    if (day !== undefined && words !== undefined) own.set(day, [...(own.get(day) ?? []), words]);
  }
  return [...days.filter(({day}) => !own.has(day)), ...[...own].map(([day, entries]) => ({day, entries}))].sort(
    compareDays,
  );
}

/** Returns the section of a route of the latest version. A section without folders contains all other pages. */
export function getRouteSection(route: string, sections: readonly Section[]): string | null {
  const folder = route.split('/')[1] ?? '';
  const found =
    sections.find(({folders}) => folders.includes(folder)) ?? sections.find(({folders}) => folders.length === 0);
  return found?.id ?? null;
}

/**
 * Lists the pages of all versions that have a history, without unlisted ones.
 *
 * @param known the days of each page, by its `source` in the docs plugin
 */
export function getChangedPages(
  content: LoadedContent,
  known: ReadonlyMap<string, readonly Day[]>,
  options: ListOptions,
): ChangedPage[] {
  const {baseUrl, trailingSlash, words, fillText, sections} = options;
  return content.loadedVersions.flatMap(({docs, isLast, versionName}) =>
    docs.flatMap((doc): ChangedPage[] => {
      if (doc.unlisted) return [];
      const days = known.get(doc.source) ?? [];
      const derived = days.map(({day, notes}) => ({
        day,
        entries: [...new Set(notes.map((note) => fillText(formatNote(note, words))))],
      }));
      const [newest, ...older] = applyWrittenChanges(derived, doc.frontMatter as {readonly changes?: unknown});
      const route = toPagePath(doc.permalink, baseUrl, trailingSlash);
      const section = isLast ? getRouteSection(route, sections) : versionName;
      return newest ? [{title: doc.title, route, section, days: [newest, ...older]}] : [];
    }),
  );
}

/** Returns all versions but the latest of all instances as sections, without duplicate names. */
export function getOtherVersions(docs: readonly LoadedContent[]): {readonly id: string; readonly label: string}[] {
  const others = docs.flatMap(({loadedVersions}) => loadedVersions).filter(({isLast}) => !isLast);
  return [...new Map(others.map(({versionName: id, label}) => [id, {id, label}])).values()];
}

/** Limits of the list, to keep the page small. Feeds of single pages go further back. */
const MAX_WEEKS = 12;
const MAX_ROWS = 120;
const MAX_WORDS = 3;

/** If more pages of a section than this have the same entry, they're grouped. */
const MANY_ALIKE = 4;

/** Entries that can be grouped, with the message for the group. */
const COMMON = [
  ['newPage', 'manyNewPages'],
  ['massEdit', 'manyEdited'],
] as const;

const DAY = 86_400_000;

/** Returns the Monday of a day's week. */
export function getMonday(day: string): string {
  const date = new Date(day);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}

function truncateEntries(entries: readonly string[], words: Translations): string[] {
  const rest = entries.length - MAX_WORDS;
  return rest < 2 ? [...entries] : [...entries.slice(0, MAX_WORDS), interpolate(words.moreChanges, {count: rest})];
}

type ListContext = {readonly baseUrl: string; readonly words: Translations; readonly locale: string};

const formatDay = (day: string, locale: string, year?: 'numeric'): string =>
  new Intl.DateTimeFormat(locale, {day: 'numeric', month: year ? 'long' : 'short', year, timeZone: 'UTC'}).format(
    new Date(day),
  );

function getRows(pages: readonly ChangedPage[], {baseUrl, words, locale}: ListContext): ChangeRow[] {
  return pages
    .flatMap(({title, route, section, days}) =>
      days.map(({day, entries}) => ({
        title,
        to: baseUrl + route.slice(1),
        section,
        day,
        date: formatDay(day, locale),
        words: truncateEntries(entries, words),
      })),
    )
    .sort((a, b) => b.day.localeCompare(a.day) || a.title.localeCompare(b.title));
}

type ShownSection = {readonly id: string; readonly label: string};

/** Groups the rows of a week: entries that many pages share become one line for each section. */
function createWeek(
  monday: string,
  rows: readonly ChangeRow[],
  sections: readonly ShownSection[],
  {words, locale}: ListContext,
): ChangeWeek {
  const grouped = new Set<ChangeRow>();
  const groups = sections.flatMap(({id, label}) =>
    COMMON.flatMap(([one, many]) => {
      const own = rows.filter((row) => row.section === id && row.words.length === 1 && row.words[0] === words[one]);
      if (own.length <= MANY_ALIKE) return [];
      own.forEach((row) => grouped.add(row));
      return [interpolate(words[many], {count: own.length, section: label})];
    }),
  );
  const heading = interpolate(words.week, {date: formatDay(monday, locale, 'numeric')});
  return {monday, heading, rows: rows.filter((row) => !grouped.has(row)), groups};
}

/**
 * Creates the weeks of the list, newest first.
 *
 * @param sections sections of the site, including older versions, in order
 */
export function createChangeList(
  pages: readonly ChangedPage[],
  sections: readonly ShownSection[],
  writing: ListContext,
): ChangeWeek[] {
  const byWeek = new Map<string, ChangeRow[]>();
  for (const row of getRows(pages, writing)) {
    const monday = getMonday(row.day);
    byWeek.set(monday, [...(byWeek.get(monday) ?? []), row]);
  }
  let left = MAX_ROWS;
  const weeks = [...byWeek].slice(0, MAX_WEEKS).map(([monday, rows]) => {
    const week = createWeek(monday, rows, sections, writing);
    const own = week.rows.slice(0, left);
    left -= own.length;
    return {...week, rows: own};
  });
  return weeks.filter(({rows, groups}) => rows.length + groups.length > 0);
}
