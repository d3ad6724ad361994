/** Parts of the browser's side that a site's own pages can use: `docusaurus-theme-search/client`. */
export {TIMINGS, type StartingPoint} from './settings';
