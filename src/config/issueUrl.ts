import {NEW_ISSUE_URL} from './addresses';

/** The form for a problem with a page, in `.github/ISSUE_TEMPLATE`; its fields are filled in by their ids. */
export const PAGE_FORM = 'page.yml';

/** What the form is filled in with. */
export type NewIssue = {
  readonly title: string;
  /** The page, its version and section. */
  readonly where: string;
  /** What is wrong, as far as it is known. */
  readonly what?: string;
};

/** Address of the form, filled in. https://docs.github.com/issues/tracking-your-work-with-issues */
export function createIssueUrl(issue: NewIssue): string {
  return `${NEW_ISSUE_URL}?${new URLSearchParams({template: PAGE_FORM, ...issue})}`;
}
