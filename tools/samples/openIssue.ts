import {Octokit} from '@octokit/rest';

/** Where an issue is opened. */
export type IssueTarget = {
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  /** Address of the API, for tests; GitHub's by default. */
  readonly baseUrl?: string;
};

/** Title of the issue; an open one with this title is kept up to date. */
export const ISSUE_TITLE = 'Samples that have not run for a long time';

/**
 * Opens an issue, or writes the new text into the open one, so that a scheduled run does not open one every day.
 *
 * @returns the address of the issue
 */
export async function openIssue({owner, repo, token, baseUrl}: IssueTarget, body: string): Promise<string> {
  const {rest, paginate} = new Octokit({auth: token, ...(baseUrl !== undefined && {baseUrl})});
  const open = await paginate(rest.issues.listForRepo, {owner, repo, state: 'open', per_page: 100});
  const known = open.find(({title}) => title === ISSUE_TITLE);
  const {data} = known
    ? await rest.issues.update({owner, repo, issue_number: known.number, body})
    : await rest.issues.create({owner, repo, title: ISSUE_TITLE, body});
  return data.html_url;
}
