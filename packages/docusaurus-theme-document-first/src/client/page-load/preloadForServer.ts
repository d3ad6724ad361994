/* What the core loads before it writes the HTML of a page: the same files as in the browser, the not-found page included. */
export {loadPage as default} from './loadPage';
