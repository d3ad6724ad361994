import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {SiteHistory} from './makeHistory';
import type {Section} from './options';
import {say, type Words} from './words';

/** What readers are told about one page on one day, in the words of their locale. */
type DayEntries = {readonly day: string; readonly entries: readonly string[]};

/** A page with its changes, as lists and feeds show it. */
export type ChangedPage = {
  readonly title: string;
  /** Address below the base path. */
  readonly route: string;
  /** Id of its section; `null` if it is in none. */
  readonly section: string | null;
  /** The newest day first; never empty. */
  readonly days: readonly [DayEntries, ...DayEntries[]];
};

/** What the pages of all versions are listed by. */
type ListOptions = {
  readonly baseUrl: string;
  readonly words: Words;
  readonly frontMatterKey: string;
  readonly sections: readonly Section[];
};

const LINE = /^(\d{4}-\d{2}-\d{2})\s+(\S.*)$/;

const newestFirst = (a: DayEntries, b: DayEntries): number => (a.day < b.day ? 1 : -1);

/** Puts the words of an author's front matter in the place of those that were derived for the same day. */
export function withAuthorWords(days: readonly DayEntries[], value: unknown): DayEntries[] {
  const own = new Map<string, string[]>();
  for (const line of Array.isArray(value) ? value : []) {
    const [, day, words] = LINE.exec(String(line)) ?? [];
    if (day !== undefined && words !== undefined) own.set(day, [...(own.get(day) ?? []), words]);
  }
  return [...days.filter(({day}) => !own.has(day)), ...[...own].map(([day, entries]) => ({day, entries}))].sort(
    newestFirst,
  );
}

/** The section of a route of the latest version; the section without folders has all that is in no other. */
export function sectionOfRoute(route: string, sections: readonly Section[]): string | null {
  const folder = route.split('/')[1] ?? '';
  const found =
    sections.find(({folders}) => folders.includes(folder)) ?? sections.find(({folders}) => folders.length === 0);
  return found?.id ?? null;
}

/** Lists the pages of all versions that readers can find and that have a history. */
export function listChangedPages(content: LoadedContent, history: SiteHistory, options: ListOptions): ChangedPage[] {
  const {baseUrl, words, frontMatterKey, sections} = options;
  return content.loadedVersions.flatMap(({docs, isLast, versionName}) =>
    docs.flatMap((doc): ChangedPage[] => {
      if (doc.unlisted) return [];
      const days = history.pages.get(doc.source.replace('@site/', '')) ?? [];
      const derived = days.map(({day, notes}) => ({day, entries: [...new Set(notes.map((note) => say(note, words)))]}));
      const fields: Readonly<Record<string, unknown>> = {...doc.frontMatter};
      const [newest, ...older] = withAuthorWords(derived, fields[frontMatterKey]);
      // `trailingSlash` adds a slash to an address that is a file name as well.
      const route = `/${doc.permalink.slice(baseUrl.length)}`.replace(/\.html\/$/, '.html');
      const section = isLast ? sectionOfRoute(route, sections) : versionName;
      return newest ? [{title: doc.title, route, section, days: [newest, ...older]}] : [];
    }),
  );
}
