import type {Commit, FileChange} from '../git/commit';

/** A stretch of edits to one page on one day, as one step from the first content to the last. */
export type Step = {readonly before: string; readonly after: string; readonly isMassEdit: boolean};

/** What happened to one page on one day. */
export type PageDay = {
  readonly day: string;
  readonly isNew: boolean;
  /** The path that the page had before, where it was moved. */
  readonly movedFrom: string | null;
  readonly steps: readonly Step[];
  readonly summaries: readonly string[];
  /** Name of the content at the end of the day. */
  readonly content: string;
};

/** A commit that edits more pages than this says one thing about all of them. */
const MANY_PAGES = 60;

const PAGE = /^(?:docs|versioned_docs)\/.*\.mdx?$/;

type Draft = {
  day: string;
  isNew: boolean;
  movedFrom: string | null;
  steps: Step[];
  summaries: string[];
  content: string;
};

function addStep(steps: Step[], step: Step): void {
  const last = steps.at(-1);
  if (last && !last.isMassEdit && !step.isMassEdit) steps[steps.length - 1] = {...last, after: step.after};
  else steps.push(step);
}

function openDay(days: Draft[], day: string, content: string): Draft {
  const last = days.at(-1);
  if (last?.day === day) return last;
  const draft: Draft = {day, isNew: false, movedFrom: null, steps: [], summaries: [], content};
  days.push(draft);
  return draft;
}

function applyChange(pages: Map<string, Draft[]>, change: FileChange, commit: Commit, isMassEdit: boolean): void {
  const {path, from, before, after} = change;
  const days = pages.get(from ?? path) ?? [];
  if (from !== undefined) pages.delete(from);
  if (after === null) {
    pages.delete(path);
    return;
  }
  const draft = openDay(days, commit.day, after);
  if (before === null) Object.assign(draft, {isNew: true, steps: []});
  else addStep(draft.steps, {before, after, isMassEdit});
  if (from !== undefined) draft.movedFrom = from;
  draft.content = after;
  draft.summaries.push(...(commit.summaries.get(path) ?? []));
  pages.set(path, days);
}

/** The days on which each page that is still there changed, the oldest first, by path. */
export function groupByDay(commits: readonly Commit[]): ReadonlyMap<string, readonly PageDay[]> {
  const pages = new Map<string, Draft[]>();
  for (const commit of commits) {
    const files = commit.files.filter(({path}) => PAGE.test(path));
    const isMassEdit = files.filter(({status}) => status === 'changed').length > MANY_PAGES;
    for (const change of files) applyChange(pages, change, commit, isMassEdit);
  }
  return pages;
}
