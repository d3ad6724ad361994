/** Durations used by this site, in milliseconds. The theme's are in its `timings` option. */
export const timings = {
  /**
   * A request that a reader has asked for, from the request builder or for the Markdown of a page, fails after this
   * time.
   */
  apiRequest: 15_000,
  /** A selection that has not changed for this long is finished, and the button for a report joins it. */
  selectionSettled: 250,
};
