import {hosts} from '../facts/hosts';

/** Origin of the site, without a slash at the end. */
export const SITE_URL = hosts.app.text;

/** Base path of the site; starts and ends with a slash. */
export const BASE_URL = hosts.docsBase.text;

/** Repository that holds the pages; edit links are made from it. */
export const REPOSITORY_URL = 'https://github.com/millrace/docs';

/** Branch that contributors edit. */
export const EDIT_BRANCH = 'main';

/** The one page whose address is a file name: no slash at its end. */
export const HTML_PAGES = ['/quickstart/create-new-workflow.html'] as const;

/** Section that the Reference menu and the reference sidebar both lead to. */
export const COLD_STARTS = '/workflows/settings/#eliminating-cold-starts';

/** Page that v1 pages without a twin lead to. */
export const MIGRATION_GUIDE = '/migrate-from-v1/';
