import type {VersionFacet} from '../../../config/versions';

/** One heading of a page with the text below it, up to the next heading. */
export type Section = {
  /** 1 for the page itself (its text before the first heading), 2 for `h2` and so on. */
  readonly level: number;
  readonly title: string;
  /** Id of the heading; `null` for the page itself. */
  readonly slug: string | null;
  /** Prose, lists, tables and inline code, as one line. */
  readonly text: string;
  /** Identifiers in the code blocks: methods, variables, flags, headers, packages. */
  readonly identifiers: readonly string[];
};

/** A page as search reads it: from its built HTML or, in development, from its source. */
export type SearchPage = {
  /** Path below the base path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Label of the part of the documentation the page belongs to. */
  readonly category: string;
  readonly version: SearchVersion;
  readonly sections: readonly Section[];
};

/** Value of the `version` facet. */
export type SearchVersion = VersionFacet;
