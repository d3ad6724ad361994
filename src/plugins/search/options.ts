/** Sizes by which the index is cut into files. */
export type IndexLimits = {
  /** Most headings that the first tier may hold; above that they move to the second. */
  readonly inlineHeadings: number;
  /** Longest description that the first tier keeps of a page, in characters. */
  readonly descriptionLength: number;
  /** Bytes of a file of postings or text before the next one is begun. */
  readonly postingsFile: number;
  readonly contentsFile: number;
  /** Terms of a file of the dictionary. */
  readonly dictionaryFile: number;
  /** Most sections kept for one term, the best first. */
  readonly postingsOfTerm: number;
  /** Bytes of the second tier below which all of it is fetched at once. */
  readonly prefetch: number;
};

/** What can be set about search. */
export type SearchOptions = {
  /** Folder below the base path that holds the index. */
  readonly folder: string;
  readonly limits: IndexLimits;
};

/** Settings of this site; they hold from a hundred pages to ten thousand. */
export const DEFAULTS: SearchOptions = {
  folder: 'search-data',
  limits: {
    inlineHeadings: 4000,
    descriptionLength: 180,
    postingsFile: 96_000,
    contentsFile: 24_000,
    dictionaryFile: 16_000,
    postingsOfTerm: 4000,
    prefetch: 1_600_000,
  },
};

/**
 * Completes the options.
 *
 * @throws when the folder is not a plain name or a size is not a positive number, naming what was given.
 */
export function readOptions(given: Partial<SearchOptions> = {}): SearchOptions {
  const options = {folder: given.folder ?? DEFAULTS.folder, limits: {...DEFAULTS.limits, ...given.limits}};
  if (!/^[a-z][a-z0-9-]*$/.test(options.folder) || options.folder === 'search') {
    throw new Error(
      `search: the folder is "${options.folder}"; a name of small letters, digits and hyphens is allowed, ` +
        'and "search" is taken by the search page. It is set where docusaurus.config.ts lists the plugin.',
    );
  }
  for (const [name, value] of Object.entries(options.limits)) {
    if (!Number.isInteger(value) || value < 0) {
      throw new Error(`search: limits.${name} is ${value}; a whole number from 0 up is allowed.`);
    }
  }
  return options;
}
