/** Client API for pages of the site: `docusaurus-theme-search/client`. */
export {TIMINGS, type StartingPoint} from './settings';
