const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Every duration a reader can notice, in milliseconds, and why it is as long as it is.
 * Style sheets read the same numbers: `transition: color timing(copyFlash)`.
 */
export const timings = {
  /** How long the button says "Copied": long enough to read, and gone before the next copy. */
  copied: 500,
  /** The colour of a copied block fades in and out over this time. */
  copyFlash: 350,
  /** The copy button joins a page this long after the page changed, so that reading comes first. */
  copyButtonAttach: 100,
  /** How long the explanation of a failed copy stays: two short sentences, read without haste. */
  copyFailure: 8 * SECOND,
  /** How long a tab choice is kept, unless its group says otherwise. */
  tabChoice: 5 * MINUTE,
  /** The list of headings follows the page at most this often. */
  follow: 300,
  /** A file of a page that has not arrived after this time counts as failed. */
  pageLoadTimeout: 120 * SECOND,
  /** A request that a reader has asked for, from the request builder or for the Markdown of a page, fails after this time. */
  apiRequest: 15 * SECOND,
  /** The progress bar appears after this time; faster pages show nothing. */
  progressBarDelay: 200,
  /** While a page still grows, its scroll position is corrected for this long. */
  scrollStabilise: 3 * SECOND,
  /** The left sidebar takes at most this long to expand after a page opens. */
  sidebarUnfold: 600,
  /** A selection that has not changed for this long is finished, and the button for a report joins it. */
  selectionSettled: 250,
} as const satisfies Readonly<Record<string, number>>;

/** Name of a duration. */
export type TimingName = keyof typeof timings;
