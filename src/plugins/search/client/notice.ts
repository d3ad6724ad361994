import type {SearchAnswer} from '../engine/types';
import type {SourcedAnswer} from './createFailover';
import type {HostedFailure} from './hostedHealth';
import type {FailureKind} from './protocol';

/** What the reader is told about an unusual answer: one line. */
export type Notice = {readonly tone: 'quiet' | 'alert'; readonly text: string};

const HOSTED: Readonly<Record<HostedFailure, string>> = {
  refused: 'The search service refused; these results come from this site itself.',
  unreachable: 'The search service cannot be reached; these results come from this site itself.',
  slow: 'The search service is slow; these results come from this site itself.',
};

const FAILED: Readonly<Record<FailureKind, string>> = {
  missing: 'Search could not be loaded: a file of it is missing. Reload the page, or type again to retry.',
  unreachable: 'Search could not be loaded: there seems to be no connection. Type again to retry.',
  damaged: 'Search could not be loaded: its index is damaged. Reload the page, or type again to retry.',
};

/** The notice about an answer; `null` where nothing is unusual. */
export function noticeOf({reason}: Pick<SourcedAnswer, 'reason'>): Notice | null {
  return reason ? {tone: 'quiet', text: HOSTED[reason]} : null;
}

/** The notice where search cannot answer at all. */
export function failureNotice(kind: FailureKind): Notice {
  return {tone: 'alert', text: FAILED[kind]};
}

const SHOWN_QUERY = 80;

/** Says how many results are shown and how much was found, also for screen readers; empty while there is no answer. */
export function describeAnswer(answer: SearchAnswer | null, query: string): string {
  if (!answer || !query.trim()) return '';
  if (answer.pageCount === 0) return `Nothing found for “${query.trim().slice(0, SHOWN_QUERY)}”.`;
  const shown = answer.hits.length === 1 ? '1 result' : `${answer.hits.length} results`;
  return `${shown} shown. ${answer.pageCount === 1 ? 'Found in one page.' : `Found in ${answer.pageCount} pages.`}`;
}
