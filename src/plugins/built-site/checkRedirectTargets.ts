import type {Redirect} from '../../config/redirects';
import type {BuiltSite} from './loadBuiltSite';
import {pageFile} from './pageFile';

/** What is wrong with the target of a redirect; nothing where it leads to a page and, if it names one, to an anchor. */
function describeProblem(
  {from, to}: Redirect,
  {documents, records}: Pick<BuiltSite, 'documents' | 'records'>,
): string[] {
  if (!to.startsWith('/')) return [];
  const [path = '', anchor] = to.split('#');
  if (!records.some((record) => record.path === path)) return [`${from}: the target ${to} is not a page`];
  const $ = documents.get(pageFile(path));
  const hasAnchor = anchor === undefined || $?.('[id]').is((_, {attribs}) => attribs.id === anchor);
  return hasAnchor ? [] : [`${from}: the page ${path} has no anchor #${anchor}`];
}

/**
 * Checks where redirects lead: to a page of any version, the page whose address is a file name, or an anchor.
 *
 * @throws with every redirect that leads to nothing
 */
export function checkRedirectTargets(
  redirects: readonly Redirect[],
  site: Pick<BuiltSite, 'documents' | 'records'>,
): void {
  const problems = redirects.flatMap((redirect) => describeProblem(redirect, site));
  if (problems.length > 0) throw new Error(`src/config/redirects.ts:\n${problems.join('\n')}`);
}
