/** Where the parts of search are; every page knows these names and loads none of them. */
export type SearchPlaces = {
  /** Folder below the base path. */
  readonly folder: string;
  readonly worker: string;
  readonly style: string;
};
