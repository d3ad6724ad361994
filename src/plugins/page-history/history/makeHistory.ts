import {findVersion, versionOfSource} from '../../../config/versions';
import {makeApiChangeLog, type ApiDay} from '../api/apiChangeLog';
import {pagesOfApiChanges} from '../api/pagesOfApiChanges';
import {compareFigures, type FigureChange} from '../facts/compareFigures';
import {readFigureTimeline, type FigureState} from '../facts/figureTimeline';
import {fillFigures} from '../facts/fillFigures';
import {printsFigure} from '../facts/printsFigure';
import type {Commit} from '../git/commit';
import {describeDay, NEW_PAGE} from './describeDay';
import {groupByDay, type PageDay} from './groupByDay';
import type {DayEntries, PageHistory, SiteHistory} from './pageHistory';
import {isShared, listSharedEntries} from './sharedEntries';

type Sources = {readonly commits: readonly Commit[]; readonly texts: ReadonlyMap<string, string>};

const versionOf = (source: string): 'v1' | 'v2' => (versionOfSource(source) ?? findVersion('current')).facts;

/** The figures at the end of a day; those of the first day for the days before. */
function figuresOn(day: string, states: readonly FigureState[]): FigureState | undefined {
  return states.filter((state) => state.day <= day).at(-1) ?? states[0];
}

/** What changed in a page that its own source does not show, by day: the figures it prints. */
function listFigureEntries(
  days: readonly PageDay[],
  source: string,
  changes: readonly FigureChange[],
  texts: Sources['texts'],
): DayEntries[] {
  return changes
    .filter(({version}) => version === versionOf(source))
    .flatMap(({day, name, words}) => {
      const content = days.filter((page) => page.day <= day).at(-1)?.content;
      return content !== undefined && printsFigure(texts.get(content) ?? '', name) ? [{day, entries: [words]}] : [];
    });
}

/** Joins the entries of each day, the newest day first. A new page says nothing else. */
function joinDays(lists: readonly DayEntries[]): DayEntries[] {
  const days = new Map<string, string[]>();
  for (const {day, entries} of lists) days.set(day, [...(days.get(day) ?? []), ...entries]);
  return [...days]
    .filter(([, entries]) => entries.length > 0)
    .map(([day, entries]) => ({day, entries: entries.includes(NEW_PAGE) ? [NEW_PAGE] : [...new Set(entries)]}))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** Makes the history of every page and of the API from commits: what readers can see, in words. */
export async function makeHistory({commits, texts}: Sources): Promise<Omit<SiteHistory, 'gap'>> {
  const states = await readFigureTimeline(commits, texts);
  const figures = compareFigures(states);
  const api: ApiDay[] = makeApiChangeLog(commits, texts);
  const listOwn = (source: string, days: readonly PageDay[]): DayEntries[] =>
    days.map((page) => {
      const filled = figuresOn(page.day, states)?.figures;
      const read = (content: string): string => fillFigures(texts.get(content) ?? '', filled, versionOf(source));
      return {day: page.day, entries: describeDay(page, read)};
    });
  const sources = [...groupByDay(commits)];
  const shared = sources
    .filter(([source]) => isShared(source))
    .map(([source, days]) => ({source, days: joinDays(listOwn(source, days))}));
  const pages = sources
    .filter(([source]) => !isShared(source))
    .map(([source, days]): PageHistory => {
      const last = texts.get(days.at(-1)?.content ?? '') ?? '';
      const printed = listFigureEntries(days, source, figures, texts);
      const first = days[0]?.day ?? '';
      const ofApi = pagesOfApiChanges(
        last,
        api.filter(({day}) => day > first),
      );
      const included = listSharedEntries(last, first, shared);
      return {source, days: joinDays([...printed, ...ofApi, ...included, ...listOwn(source, days)])};
    });
  return {pages, api};
}
