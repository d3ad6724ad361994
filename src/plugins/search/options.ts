/** Options of the search plugin. */
export type SearchOptions = {
  /** Folder below the base path that contains the index. */
  readonly folder: string;
  /** Maximum length of the text that the embedded index keeps of a section, in characters. */
  readonly sectionLength: number;
};

/** Options of this site: `sectionLength` keeps the index below 1.17 kB of brotli for each page. */
export const DEFAULTS: SearchOptions = {folder: 'search-data', sectionLength: 240};

/**
 * Completes the options.
 *
 * @throws when the folder is not a plain name, or the length is not a positive integer, naming what was given.
 */
export function readOptions(given: Partial<SearchOptions> = {}): SearchOptions {
  const options = {...DEFAULTS, ...given};
  const {folder, sectionLength} = options;
  if (!/^[a-z][a-z0-9-]*$/.test(folder) || folder === 'search') {
    throw new Error(
      `search: the folder is "${folder}"; it must consist of lower-case letters, digits and hyphens, and ` +
        '"search" is taken by the search page. Set it where docusaurus.config.ts lists the plugin.',
    );
  }
  if (!Number.isInteger(sectionLength) || sectionLength < 1) {
    throw new Error(`search: sectionLength is ${sectionLength}; it must be an integer from 1.`);
  }
  return options;
}
