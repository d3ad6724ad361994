import {NEW_ISSUE_URL} from './addresses';

/** GitHub answers longer addresses with an error. https://docs.github.com/issues/tracking-your-work-with-issues */
export const ISSUE_URL_LIMIT = 8000;

/** Address of GitHub's form for a new issue, with title and text filled in. */
export function createIssueUrl(title: string, body: string): string {
  return `${NEW_ISSUE_URL}?${new URLSearchParams({title, body})}`;
}
