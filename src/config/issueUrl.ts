import {NEW_ISSUE_URL} from './addresses';

/** What GitHub's form for a new issue is filled in with. */
export type NewIssue = {readonly title: string; readonly body: string};

/** Address of the form, filled in. https://docs.github.com/issues/tracking-your-work-with-issues */
export function createIssueUrl(issue: NewIssue): string {
  return `${NEW_ISSUE_URL}?${new URLSearchParams(issue)}`;
}
