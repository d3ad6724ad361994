/** One page on one day, in the list of changes. */
export type ChangeRow = {
  readonly title: string;
  /** Address with the base path. */
  readonly to: string;
  readonly section: string;
  /** As `2026-11-20`. */
  readonly day: string;
  readonly words: readonly string[];
};

/** What a whole group of pages has in common, in place of a row for each: "New page" of 97 pages. */
export type ChangeGroup = {readonly words: string; readonly section: string; readonly count: number};

/** A week that had changes. */
export type ChangeWeek = {
  /** Its Monday, as `2026-11-16`. */
  readonly monday: string;
  readonly rows: readonly ChangeRow[];
  readonly groups: readonly ChangeGroup[];
};

/** What the page with the list of changes shows. */
export type ChangeListData = {
  /** Why there is no list; `null` where there is one. */
  readonly gap: string | null;
  readonly sections: readonly {readonly id: string; readonly label: string}[];
  readonly weeks: readonly ChangeWeek[];
};

/** What the page with the change log of the API shows. */
export type ApiChangeLogData = {
  readonly gap: string | null;
  readonly days: readonly {
    readonly day: string;
    readonly changes: readonly {
      readonly subject: string;
      readonly words: string;
      /** Where the reference describes the subject; `null` for objects, and for what is gone. */
      readonly href: string | null;
    }[];
  }[];
};
