/** Stop words, which are dropped from queries; a query of nothing else is searched as it is. */
export const STOPWORDS: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been being but by can cannot could did do does doing don dont for from get ' +
    'got had has have having how i if im in into is isn it its just keep keeps let me my of on or our out please ' +
    'should so some something than that the their them then there these they this those to too up us ' +
    'very want was we were what when where which while who whom why will with work works would you your'
  ).split(' '),
);

/** The most common words, which are not indexed at all. */
export const UNINDEXED: ReadonlySet<string> = new Set(
  'a an and are as at be by for from has have in is it its of on or that the this to was were with you your'.split(' '),
);
