const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Every duration a reader can notice, in milliseconds, and why it is as long as it is.
 * Style sheets read the same numbers: `transition: color timing(copyFlash)`.
 */
export const timings = {
  /** The word "Copied" on the button: long enough to be read, gone before the next copy. */
  copied: 500,
  /** The colour of a copied block fades in and out over this time. */
  copyFlash: 350,
  /** The copy button joins a page this long after the page changed, so that reading comes first. */
  copyButtonAttach: 100,
  /** How long a failed copy stays explained: two short sentences, read at leisure. */
  copyFailure: 8 * SECOND,
  /** How long a tab choice is kept, unless its group says otherwise. */
  tabChoice: 5 * MINUTE,
  /** The list of headings follows the page at most this often. */
  follow: 300,
  /** A file of a page that has not come after this time is given up. */
  pageLoadTimeout: 120 * SECOND,
  /** Waiting for a page shows from here on; faster pages show nothing. */
  progressBarDelay: 200,
  /** A page that still grows is kept at the wanted position for this long. */
  scrollSettle: 3 * SECOND,
  /** The left sidebar unfolds this long at the most after a page opened. */
  sidebarUnfold: 600,
  /** A hosted answer that has not come after this time is taken from the embedded index. */
  searchHostedLimit: 1500,
  /** A hosted answer that takes this long has the embedded index fetched, to be ready in time. */
  searchHostedSlow: 500,
  /** After a failure hosted search is left alone for this long, doubled with each further failure. */
  searchHostedRest: 30 * SECOND,
  /** Hosted search is never left alone for longer than this. */
  searchHostedRestMost: 5 * MINUTE,
  /** A query waits this long for the words of the bodies before it is answered from the titles. */
  searchIndexPatience: 1200,
  /** Results wait this long for the texts that snippets are cut from. */
  searchTextPatience: 150,
  /** A part of search that has not come after this time is reported. */
  searchLoadLimit: 15 * SECOND,
  /** The dialog draws what a letter changes with its results, or without them after this time: few see so short a wait. */
  searchDrawingLimit: 100,
  /** The search page waits this long after the last key before it searches. */
  searchTypingPause: 60,
} as const satisfies Readonly<Record<string, number>>;

/** Name of a duration. */
export type TimingName = keyof typeof timings;
