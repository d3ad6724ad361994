import type {ApiDay} from '../api/apiChangeLog';
import type {Gap} from '../git/readHistory';

/** What readers are told about one page on one day. */
export type DayEntries = {
  /** As `2026-11-20`. */
  readonly day: string;
  readonly entries: readonly string[];
};

/** The changes of one page that were not trivial, the newest day first. */
export type PageHistory = {
  /** Source file, from the root of the project. */
  readonly source: string;
  readonly days: readonly DayEntries[];
};

/** What the site knows about its own changes. */
export type SiteHistory = {
  /** Why nothing is known; `null` for a complete history. */
  readonly gap: Gap | null;
  readonly pages: readonly PageHistory[];
  readonly api: readonly ApiDay[];
};
