/** How much each kind of match counts; tuned with `npm run search:judge`. */
export const WEIGHTS = {
  /** A word in the heading of the section, in its text at full impact, and in the title of the page above it. */
  heading: 1.1,
  body: 0.7,
  title: 1.7,
  titleAbove: 0.7,
  /** Power of the share of the query that a page holds. */
  pageCoverage: 0.85,
  /** A section that holds a quoted phrase word for word. */
  quoted: 5,
  /** What further sections of the same page add to its best one. */
  furtherSections: 0.23,
  /** Heading or title that is the query, or holds it word for word. */
  headingIs: 1.05,
  headingHolds: 1.2,
  titleIs: 1.9,
  titleHolds: 1.35,
  /** What a page gains that is about the query in all its sections; smaller pages count as having this many. */
  focus: 0.35,
  smallPage: 6,
  /** What the rank of a page (0 to 100) adds at most. */
  rank: 0.1,
  /** Reading of the query by a synonym of several words. */
  reading: 0.6,
} as const;
