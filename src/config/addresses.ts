import {hosts} from '../facts/hosts';

/** The issue form for problems with a page, in `.github/ISSUE_TEMPLATE`. Query parameters fill in its fields by id. */
export const PAGE_FORM = 'page.yml';

/** Values for the fields of the form. */
type NewIssue = {
  readonly title: string;
  /** The page, its version and section. */
  readonly where: string;
  /** Description of the problem, if it's known. */
  readonly what?: string;
};

/** Creates a link to the form with its fields filled in. https://docs.github.com/issues/tracking-your-work-with-issues */
export function createIssueUrl(issue: NewIssue): string {
  return `${NEW_ISSUE_URL}?${new URLSearchParams({template: PAGE_FORM, ...issue})}`;
}

export {removeHtmlSlash} from 'docusaurus-theme-document-first/addresses';

/** Origin of the site, without a slash at the end. */
export const SITE_URL = hosts.app.text;

/** Base path of the site; starts and ends with a slash. */
export const BASE_URL = hosts.docsBase.text;

/** Repository of the pages, for edit links. */
export const REPOSITORY_URL = 'https://github.com/millrace/docs';

/** Form for a new issue about the pages. */
const NEW_ISSUE_URL = `${REPOSITORY_URL}/issues/new`;

/** Branch that contributors edit. */
export const EDIT_BRANCH = 'main';

/** The one page whose address is a file name, without a trailing slash. */
export const HTML_PAGES = ['/quickstart/create-new-workflow.html'] as const;

/** Section that's linked from both the Reference menu and the reference sidebar. */
export const COLD_STARTS = '/workflows/settings/#eliminating-cold-starts';

/** Label of this section in the menu and the sidebar. */
export const COLD_STARTS_LABEL = 'Handling Cold Starts';

/** The migration guide from v1, which v1 pages link to. */
export const MIGRATION_GUIDE = '/migrate-from-v1/';

/** The glossary. The id of a term is its anchor. */
export const GLOSSARY = '/glossary/';

/** Section that explains the dates at the end of a page. */
export const DATES_ANCHOR = '/changes/#dates';
