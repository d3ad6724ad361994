import {changeSections} from '../../../config/changeSections';
import type {ChangeGroup, ChangeListData, ChangeRow, ChangeWeek} from '../client/changeList';
import {groupBy} from '../../groupBy';
import {NEW_PAGE} from '../history/describeDay';
import type {Gap} from '../git/readHistory';
import {MASS_EDIT} from '../page/describeDifference';
import type {ChangedPage} from './listChangedPages';

/** The list is bounded, because a page has to stay light: the feeds have everything. */
const MAX_WEEKS = 12;
const MAX_ROWS = 120;
const MAX_WORDS = 3;

/** More pages of a section than this that say the same are counted in one line. */
const MANY_ALIKE = 4;

/** What can be said of many pages in one line. */
const COMMON_WORDS = [NEW_PAGE, MASS_EDIT];

const DAY = 86_400_000;

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const date = new Date(day);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}

function shorten(words: readonly string[]): string[] {
  const rest = words.length - MAX_WORDS;
  return rest < 2 ? [...words] : [...words.slice(0, MAX_WORDS), `${rest} more changes`];
}

function listRows(pages: readonly ChangedPage[], baseUrl: string): ChangeRow[] {
  return pages
    .flatMap(({title, route, section, days}) =>
      days.map(({day, entries}) => ({
        title,
        to: baseUrl + route.slice(1),
        section: section.id,
        day,
        words: shorten(entries),
      })),
    )
    .sort((a, b) => b.day.localeCompare(a.day) || a.title.localeCompare(b.title));
}

/** Takes the rows of a week apart: those that many pages share become one line for each section. */
function makeWeek(monday: string, rows: readonly ChangeRow[]): ChangeWeek {
  const isCommon = ({words}: ChangeRow): boolean => words.length === 1 && COMMON_WORDS.includes(words[0] ?? '');
  const groups = changeSections.flatMap(({id}) =>
    COMMON_WORDS.map((words): ChangeGroup => {
      const count = rows.filter((row) => isCommon(row) && row.section === id && row.words[0] === words).length;
      return {words, section: id, count};
    }).filter(({count}) => count > MANY_ALIKE),
  );
  const isGrouped = (row: ChangeRow): boolean =>
    isCommon(row) && groups.some(({words, section}) => section === row.section && words === row.words[0]);
  return {monday, rows: rows.filter((row) => !isGrouped(row)), groups};
}

/** Makes the list of changes by week, the newest first. */
export function makeChangeList(pages: readonly ChangedPage[], gap: Gap | null, baseUrl: string): ChangeListData {
  const weeks = groupBy(listRows(pages, baseUrl), ({day}) => mondayOf(day));
  let left = MAX_ROWS;
  const shown = [...weeks].slice(0, MAX_WEEKS).map(([monday, rows]) => {
    const week = makeWeek(monday, rows);
    const own = week.rows.slice(0, left);
    left -= own.length;
    return {...week, rows: own};
  });
  const used = new Set(shown.flatMap(({rows, groups}) => [...rows, ...groups].map(({section}) => section)));
  return {
    gap,
    sections: changeSections.filter(({id}) => used.has(id)).map(({id, label}) => ({id, label})),
    weeks: shown.filter(({rows, groups}) => rows.length + groups.length > 0),
  };
}
