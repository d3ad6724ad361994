/** Folder of the feeds and the list of changes, below the base path. */
export const FOLDER = 'changes';

/** Path of the site's feed, below the base path. */
export const SITE_FEED = `${FOLDER}/atom.xml`;

/** Returns the feed path of a section, below the base path. */
export const getSectionFeedPath = (id: string): string => `${FOLDER}/${id}/atom.xml`;

/** Returns the feed path of a page, below the base path: `changes/pages/limits.xml` for `/limits/`. */
export const pageFeed = (route: string): string => `${FOLDER}/pages/${route.replace(/^\/|\/$/g, '') || 'index'}.xml`;

/** A row of the list: one page on one day. */
export type ChangeRow = {
  readonly title: string;
  /** Address with the base path. */
  readonly to: string;
  readonly section: string | null;
  /** ISO date (`2026-11-20`), and the formatted date. */
  readonly day: string;
  readonly date: string;
  readonly words: readonly string[];
};

/** A week that had changes. */
export type ChangeWeek = {
  /** ISO date of its Monday: `2026-11-16`. */
  readonly monday: string;
  readonly heading: string;
  readonly rows: readonly ChangeRow[];
  /** Changes that many pages of a section share, listed once. */
  readonly groups: readonly string[];
};

/** Data of the components `ChangeList` and `FeedList`: the plugin's `changes.json`. */
export type ChangeListData = {
  /** Shown instead of the list and the feeds if there's no history. */
  readonly emptyList: string;
  readonly emptyFeeds: string;
  readonly weeks: readonly ChangeWeek[];
  /** The feeds of the site and its sections, with their paths including the base path. */
  readonly feeds: readonly {readonly label: string; readonly to: string}[];
};
