/** What one commit did to one file. */
export type FileChange = {
  readonly status: 'added' | 'changed' | 'removed' | 'renamed';
  /** Path from the root of the project. */
  readonly path: string;
  /** Path before a rename. */
  readonly from?: string;
  /** Names of the contents before and after; `null` where there is no file. */
  readonly before: string | null;
  readonly after: string | null;
};

/** One commit of the main line, with everything that a merge brought in. */
export type Commit = {
  readonly hash: string;
  /** Day of the commit in UTC, as `2026-11-20`. */
  readonly day: string;
  readonly files: readonly FileChange[];
  /** What authors say has changed, by the path of the page: `Changes:` trailers of this commit or of what it merges. */
  readonly summaries: ReadonlyMap<string, readonly string[]>;
};
