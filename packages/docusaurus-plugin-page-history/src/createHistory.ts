import {posix} from 'node:path';
import {parseMdx} from 'docusaurus-plugin-built-site/mdx';
import type {PluginOptions} from './options';
import {comparePages, type PageDifference, type SampleChange} from './page/comparePages';
import type {Commit, FileChange, History} from './readHistory';
import type {Note} from './words';
import {parseMarkdownPage} from './page/parseMarkdownPage';

/** Matches a partial that pages import, rather than a page: `docs/_shared/pause.mdx`. */
const PARTIAL = /(?:^|\/)_[^/]*(?:\/|$)/;

/** Whether an import refers to a file of the repository. `@site/` is the site's folder, which can be anywhere. */
const isImportOf = (page: string, from: string, path: string): boolean =>
  from.startsWith('@site/')
    ? `/${path}`.endsWith(from.slice('@site'.length))
    : posix.join(posix.dirname(page), from) === path;

/**
 * Returns changes of a page due to its partials: the section that contains the partial.
 *
 * @param page path of the page, relative to the root of the repository
 * @param since first day of the page, which only has the note that it's new
 * @param shared the days of the partials
 */
function collectPartialDays(
  page: string,
  source: string,
  since: string,
  shared: readonly (readonly [path: string, days: readonly Day[]])[],
): Day[] {
  const {imports, findUses} = parseMdx(source);
  return imports.flatMap(({name, from}) => {
    const days = shared.filter(([path]) => isImportOf(page, from, path)).flatMap(([, all]) => all);
    const [use] = days.length > 0 ? findUses(name) : [];
    if (!use) return [];
    const heading = parseMarkdownPage(source.slice(0, use.start)).sections.at(-1)?.heading ?? '';
    return days
      .filter(({day, notes}) => day > since && notes.every(({key}) => key !== 'newPage'))
      .map(({day, author}) => ({day, author, notes: [{key: 'edited', names: [heading]}]}));
  });
}

/** Language of fences that are rendered as diagrams. */
const DRAWING = 'mermaid';

const SAMPLE_NOTES = {new: 'newSample', changed: 'sampleChanged', removed: 'sampleRemoved'} as const;

function getSampleNotes(samples: readonly SampleChange[], languages: Readonly<Record<string, string>>): Note[] {
  const names = new Map(Object.entries(languages));
  const getLanguageLabel = ({lang}: SampleChange): string => names.get(lang || 'text') ?? (lang || 'text');
  const notes = (['new', 'changed', 'removed'] as const).flatMap((change): Note[] => {
    const labels = samples
      .filter((sample) => sample.change === change && sample.lang !== DRAWING)
      .map(getLanguageLabel);
    return labels.length === 0 ? [] : [{key: SAMPLE_NOTES[change], names: labels}];
  });
  return [...notes, ...(samples.some(({lang}) => lang === DRAWING) ? [{key: 'diagramChanged'} as const] : [])];
}

function getRenamedNotes(renamed: PageDifference['renamed']): Note[] {
  if (renamed.length > 2) return [{key: 'sectionsRenamed', names: renamed.map(({after}) => after)}];
  return renamed.map(({before, after}) => ({key: 'sectionRenamed', before, after}));
}

/**
 * Converts a difference to notes, most important first.
 *
 * @param languages labels of code languages
 */
export function getDifferenceNotes(
  {title, added, removed, renamed, samples, edited}: PageDifference,
  languages: Readonly<Record<string, string>>,
  isMassEdit = false,
): Note[] {
  const names = (key: 'newSection' | 'sectionRemoved', headings: readonly string[]): Note[] =>
    headings.length === 0 ? [] : [{key, names: headings}];
  return [
    ...(title ? [{key: 'title', ...title} as const] : []),
    ...names('newSection', added),
    ...names('sectionRemoved', removed),
    ...getRenamedNotes(renamed),
    ...getSampleNotes(samples, languages),
    ...(edited.length === 0
      ? []
      : [isMassEdit ? ({key: 'massEdit'} as const) : ({key: 'edited', names: edited} as const)]),
  ];
}

/** The changes of a page on one day. */
export type Day = {
  /** ISO date: `2026-11-20`. */
  readonly day: string;
  readonly notes: readonly Note[];
  /** Author of its last change. */
  readonly author?: string;
};

/** Consecutive edits of a page on one day, from the first content to the last. */
type Step = {before: string; after: string; readonly isMassEdit: boolean};

type Draft = {
  readonly day: string;
  author?: string;
  isNew: boolean;
  steps: Step[];
  readonly summaries: string[];
  content: string;
};

type CompareOptions = Pick<PluginOptions, 'languages' | 'ignoredSamples'>;

/** A commit that changes more pages than this is a mass edit. All of its pages get the same note. */
const MASS_EDIT = 60;

function addStep(steps: Step[], step: Step): void {
  const last = steps.at(-1);
  if (last && !last.isMassEdit && !step.isMassEdit) last.after = step.after;
  else steps.push(step);
}

function applyChange(pages: Map<string, Draft[]>, change: FileChange, commit: Commit, isMassEdit: boolean): void {
  const {path, from = path, before, after} = change;
  const days = pages.get(from) ?? [];
  pages.delete(from);
  if (after === null) return;
  pages.set(path, days);
  if (days.at(-1)?.day !== commit.day)
    days.push({day: commit.day, isNew: false, steps: [], summaries: [], content: after});
  const draft = days.at(-1) as Draft;
  if (before === null) Object.assign(draft, {isNew: true, steps: []});
  else addStep(draft.steps, {before, after, isMassEdit});
  draft.content = after;
  draft.author = commit.author;
  draft.summaries.push(...(commit.summaries.get(path) ?? []));
}

/** Groups the changes of each existing page by day, oldest first, by path. */
function groupByDay(commits: readonly Commit[]): ReadonlyMap<string, readonly Draft[]> {
  const pages = new Map<string, Draft[]>();
  for (const commit of commits) {
    const isMassEdit = commit.files.filter(({status}) => status === 'changed').length > MASS_EDIT;
    for (const change of commit.files) applyChange(pages, change, commit, isMassEdit);
  }
  return pages;
}

const isEdit = ({key}: Note): boolean => key === 'edited' || key === 'massEdit';

/** Returns the notes of a day; none if every edit was trivial. An author's summary replaces derived notes. */
function getDayNotes(
  {isNew, steps, summaries}: Draft,
  texts: ReadonlyMap<string, string>,
  {languages, ignoredSamples}: CompareOptions,
): Note[] {
  if (summaries.length > 0) return [...new Set(summaries)].map((text) => ({key: 'summary', text}));
  if (isNew) return [{key: 'newPage'}];
  const notes = steps
    .filter(({before, after}) => before !== after)
    .flatMap(({before, after, isMassEdit}) => {
      const difference = comparePages(texts.get(before) ?? '', texts.get(after) ?? '', ignoredSamples);
      return getDifferenceNotes(difference, languages, isMassEdit);
    });
  // List edits last, after notes from later steps of the day.
  return [...notes.filter((note) => !isEdit(note)), ...notes.filter(isEdit)];
}

function mergeNotesByDay(days: readonly Day[]): Day[] {
  const joined = new Map<string, Day>();
  for (const day of days) {
    const {notes = [], author = day.author} = joined.get(day.day) ?? {};
    joined.set(day.day, {day: day.day, notes: [...notes, ...day.notes], author});
  }
  return [...joined.values()].filter((day) => day.notes.length > 0).sort((a, b) => (a.day < b.day ? 1 : -1));
}

/**
 * Creates the history of pages from commits. Returns a function that computes the days on which a page changed for
 * readers, newest first, by its path in the repository. Moving a page isn't a change.
 */
export function createHistory(
  {commits, texts}: Pick<History, 'commits' | 'texts'>,
  options: CompareOptions,
): (path: string) => readonly Day[] {
  const drafts = groupByDay(commits);
  const getOwnDays = (path: string): Day[] =>
    (drafts.get(path) ?? []).map((draft) => ({
      day: draft.day,
      author: draft.author,
      notes: getDayNotes(draft, texts, options),
    }));
  const shared = [...drafts.keys()]
    .filter((path) => PARTIAL.test(path))
    .map((path) => [path, getOwnDays(path)] as const);
  return (path) => {
    const days = getOwnDays(path);
    const source = texts.get(drafts.get(path)?.at(-1)?.content ?? '') ?? '';
    return mergeNotesByDay([...collectPartialDays(path, source, days[0]?.day ?? '', shared), ...days]);
  };
}
