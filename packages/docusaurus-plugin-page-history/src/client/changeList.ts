/** Folder of the feeds, and of the page that lists the changes, below the base path. */
export const FOLDER = 'changes';

/** Feed of the whole site, below the base path. */
export const SITE_FEED = `${FOLDER}/atom.xml`;

/** Feed of a part of the site, below the base path. */
export const getSectionFeedPath = (id: string): string => `${FOLDER}/${id}/atom.xml`;

/** Feed of a page, below the base path: `/limits/` has `changes/pages/limits.xml`. */
export const pageFeed = (route: string): string => `${FOLDER}/pages/${route.replace(/^\/|\/$/g, '') || 'index'}.xml`;

/** One page on one day, in the list of changes. */
export type ChangeRow = {
  readonly title: string;
  /** Address with the base path. */
  readonly to: string;
  readonly section: string | null;
  /** As `2026-11-20`, and as readers see it. */
  readonly day: string;
  readonly date: string;
  readonly words: readonly string[];
};

/** A week that had changes. */
export type ChangeWeek = {
  /** Its Monday, as `2026-11-16`. */
  readonly monday: string;
  readonly heading: string;
  readonly rows: readonly ChangeRow[];
  /** A change that many pages of a section share, listed once. */
  readonly groups: readonly string[];
};

/** What the list of changes and the list of feeds show: `changes.json` of the plugin. */
export type ChangeListData = {
  /** Shown instead of the list and the feeds if there's no history. */
  readonly emptyList: string;
  readonly emptyFeeds: string;
  readonly weeks: readonly ChangeWeek[];
  /** The feeds of the site and of its parts, by their addresses with the base path. */
  readonly feeds: readonly {readonly label: string; readonly to: string}[];
};
