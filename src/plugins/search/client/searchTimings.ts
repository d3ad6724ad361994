/** Every duration of search a reader can notice, in milliseconds, and why it is as long as it is. */
export const searchTimings = {
  /** A hosted answer that has not come after this time is taken from the embedded index. */
  hostedLimit: 1500,
  /** A hosted answer that takes this long has the embedded index fetched, to be ready in time. */
  hostedSlow: 500,
  /** After a failure hosted search is left alone for this long, doubled with each further failure. */
  hostedRest: 30_000,
  hostedRestMost: 300_000,
  /** A query waits this long for the words of the bodies before it is answered from the titles. */
  indexPatience: 1200,
  /** Results wait this long for the texts that snippets are cut from. */
  textPatience: 150,
  /** A part of search that has not come after this time is reported. */
  loadLimit: 15_000,
  /** The search page waits this long after the last key before it searches. */
  typingPause: 60,
} as const;
