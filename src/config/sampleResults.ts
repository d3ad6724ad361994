/** Results of the last run of the pages' code samples, from the root of the project; `npm run samples -- --update` writes it. */
export const SAMPLE_RESULTS = 'data/sample-results.json';
