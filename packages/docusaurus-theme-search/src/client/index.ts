/** Parts of the browser's side that a site's own pages can use: `docusaurus-theme-search/client`. */
export {describeAnswer} from './messages';
export {PAGE_AMOUNTS, TIMINGS, type StartingPoint} from './settings';
