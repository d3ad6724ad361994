/** One heading of a page that can be linked to; the title of the page itself is not among them. */
export type PageHeader = {
  /** 2 for `h2` and so on. */
  readonly level: number;
  readonly title: string;
  /** Id of the heading: what stands behind `#`. */
  readonly slug: string;
};

/** The documentation page record: what everything after the build reads instead of the source tree. */
export type PageRecord = {
  readonly title: string;
  readonly description: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** Address below the base path, such as `/limits/` or `/v1/errors/`. */
  readonly path: string;
  /** Source file from the root of the project. */
  readonly relativePath: string;
  /** Short name of the page that does not change while its address stays. */
  readonly key: string;
  readonly headers: readonly PageHeader[];
  readonly version: 'v2' | 'v1';
  /** Unlisted pages are served, and stay out of search, the sitemap and lists. */
  readonly unlisted: boolean;
};
