/** Attribute of the element that holds a comparison, which is filled in when the site has been built. */
export const CONTENT_ATTRIBUTE = 'data-version-changes';

/** The element itself. */
export const CONTENT_SELECTOR = `[${CONTENT_ATTRIBUTE}]`;

/** What a page of this plugin says of itself. */
export type ChangesPage = {
  readonly title: string;
  readonly description: string;
  /** The list of all pages; `null` on the list itself. */
  readonly list: {readonly label: string; readonly route: string} | null;
};

/** What the component of these pages is given. */
export type VersionChangesProps = {
  readonly route: {readonly path: string};
  /** All pages of this plugin by the path of their route. */
  readonly pages: Readonly<Record<string, ChangesPage>>;
};
