/** How much the search page asks for: sections at first and with each step, sections of one page, letters of a snippet. */
export const PAGE_AMOUNTS = {
  limit: 30,
  perPage: 3,
  /** About two lines. */
  snippetLength: 160,
} as const;
