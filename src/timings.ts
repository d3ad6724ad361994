/** Durations used by this site, in milliseconds. The theme's are in its `timings` option. */
export const timings = {
  /** Timeout for requests started by the reader: in the request builder, and when copying a page as Markdown. */
  apiRequest: 15_000,
  /** How long a selection must not change before the report button appears. */
  selectionSettled: 250,
};
