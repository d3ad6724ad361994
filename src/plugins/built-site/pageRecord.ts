import type {VersionId} from '../../config/versions';

/** One heading of a page that can be linked to; the title of the page itself is not among them. */
export type PageHeader = {
  /** 2 for `h2` and so on. */
  readonly level: number;
  readonly title: string;
  /** The id of the heading: the part after `#`. */
  readonly slug: string;
};

/**
 * The documentation page record: what everything after the build reads instead of the source tree, and what
 * `pages.json` publishes. `title`, `frontmatter`, `path`, `relativePath`, `key` and `headers` are the entity of the
 * specification: they stay, although nothing on this site reads `key` and `headers`.
 */
export type PageRecord = {
  readonly title: string;
  readonly description: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** Address below the base path, such as `/limits/` or `/v1/errors/`. */
  readonly path: string;
  /** Source file from the root of the project. */
  readonly relativePath: string;
  /** A short stable name of the page, derived from its address. */
  readonly key: string;
  readonly headers: readonly PageHeader[];
  readonly version: VersionId;
  /** Unlisted pages are served, and stay out of search, the sitemap and lists. */
  readonly unlisted: boolean;
};
