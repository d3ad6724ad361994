/** Attribute of the element that holds a comparison, which is filled in when the site has been built. */
export const CONTENT_ATTRIBUTE = 'data-version-changes';

/** The element itself. */
export const CONTENT_SELECTOR = `[${CONTENT_ATTRIBUTE}]`;

/** What a page of this plugin is given. */
export type VersionChangesProps = {
  readonly title: string;
  readonly description: string;
  /** The list of all pages; `null` on the list itself. */
  readonly list: {readonly label: string; readonly route: string} | null;
};
