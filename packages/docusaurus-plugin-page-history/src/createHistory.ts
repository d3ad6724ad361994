import {posix} from 'node:path';
import {parseMdx} from 'docusaurus-plugin-built-site/mdx';
import type {PluginOptions} from './options';
import {comparePages, type PageDifference, type SampleChange} from './page/comparePages';
import type {Commit, FileChange, History} from './readHistory';
import type {Note} from './words';
import {parseMarkdownPage} from './page/parseMarkdownPage';

const SHARED = /(?:^|\/)_[^/]*(?:\/|$)/;

/** Whether a source is a text that pages include, rather than a page: `docs/_shared/pause.mdx`. */
function isShared(path: string): boolean {
  return SHARED.test(path);
}

/** Whether an import refers to a file of the repository. `@site/` is the site's folder, which can be anywhere. */
const isImportOf = (page: string, from: string, path: string): boolean =>
  from.startsWith('@site/')
    ? `/${path}`.endsWith(from.slice('@site'.length))
    : posix.join(posix.dirname(page), from) === path;

/**
 * What changed in a page because a text that it includes changed: the section that shows the text.
 *
 * @param page path of the page from the root of the repository
 * @param since the first day of the page, on which it says nothing else
 * @param shared the days of the texts that pages include
 */
function collectSharedDays(
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

/** A fence in this language is a drawing for readers. */
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
 * Says what differs, the largest first.
 *
 * @param languages names of the languages of samples for readers
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

/** What readers are told about one page on one day. */
export type Day = {
  /** As `2026-11-20`. */
  readonly day: string;
  readonly notes: readonly Note[];
  /** Who made its last change. */
  readonly author?: string;
};

/** A stretch of edits to one page on one day, as one step from the first content to the last. */
type Step = {before: string; after: string; readonly isMassEdit: boolean};

type Draft = {
  readonly day: string;
  author?: string;
  isNew: boolean;
  steps: Step[];
  readonly summaries: string[];
  content: string;
};

/** How pages are compared. */
type CompareOptions = Pick<PluginOptions, 'languages' | 'ignoredSamples'>;

/** A commit that edits more pages than this says one thing about all of them. */
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

/** The days on which each page that is still there changed, the oldest first, by its path. */
function groupByDay(commits: readonly Commit[]): ReadonlyMap<string, readonly Draft[]> {
  const pages = new Map<string, Draft[]>();
  for (const commit of commits) {
    const isMassEdit = commit.files.filter(({status}) => status === 'changed').length > MASS_EDIT;
    for (const change of commit.files) applyChange(pages, change, commit, isMassEdit);
  }
  return pages;
}

const isEdit = ({key}: Note): boolean => key === 'edited' || key === 'massEdit';

/** What readers are told about one day; nothing when every edit was trivial. An author's words win over derived ones. */
function getDayNotes(
  {isNew, steps, summaries}: Draft,
  texts: ReadonlyMap<string, string>,
  {languages, ignoredSamples}: CompareOptions,
): Note[] {
  if (summaries.length > 0) return [...new Set(summaries)].map((text) => ({key: 'said', text}));
  if (isNew) return [{key: 'newPage'}];
  const notes = steps
    .filter(({before, after}) => before !== after)
    .flatMap(({before, after, isMassEdit}) => {
      const difference = comparePages(texts.get(before) ?? '', texts.get(after) ?? '', ignoredSamples);
      return getDifferenceNotes(difference, languages, isMassEdit);
    });
  // New pages come first, whichever edit of the day added them.
  return [...notes.filter((note) => !isEdit(note)), ...notes.filter(isEdit)];
}

/** Joins the notes of each day, the newest day first. */
function mergeDays(days: readonly Day[]): Day[] {
  const joined = new Map<string, Day>();
  for (const day of days) {
    const {notes = [], author = day.author} = joined.get(day.day) ?? {};
    joined.set(day.day, {day: day.day, notes: [...notes, ...day.notes], author});
  }
  return [...joined.values()].filter((day) => day.notes.length > 0).sort((a, b) => (a.day < b.day ? 1 : -1));
}

/**
 * Makes the history of pages from commits, each when it is asked for by its path from the root of the repository: the days
 * on which it changed for readers, the newest first. A page that only moved says nothing new.
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
  const shared = [...drafts.keys()].filter(isShared).map((path) => [path, getOwnDays(path)] as const);
  return (path) => {
    const days = getOwnDays(path);
    const source = texts.get(drafts.get(path)?.at(-1)?.content ?? '') ?? '';
    return mergeDays([...collectSharedDays(path, source, days[0]?.day ?? '', shared), ...days]);
  };
}
