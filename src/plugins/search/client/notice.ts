import type {SourcedAnswer} from './createFailover';
import type {HostedFailure} from './hostedHealth';
import type {FailureKind} from './protocol';

/** What the box tells the reader below the query; never more than one line. */
export type Notice = {readonly tone: 'quiet' | 'alert'; readonly text: string};

const HOSTED: Readonly<Record<HostedFailure, string>> = {
  refused: 'The search service refused; these results come from this site itself.',
  unreachable: 'The search service cannot be reached; these results come from this site itself.',
  slow: 'The search service is slow; these results come from this site itself.',
};

const EARLY = 'Only titles and headings are searched: the rest of the index is not here yet.';

const FAILED: Readonly<Record<FailureKind, string>> = {
  missing: 'Search could not be loaded: a file of it is missing. Reload the page, or type again to retry.',
  unreachable: 'Search could not be loaded: there seems to be no connection. Type again to retry.',
  damaged: 'Search could not be loaded: its index is damaged. Reload the page, or type again to retry.',
};

/** What to say about an answer; `null` where nothing is out of the ordinary. */
export function noticeOf({reason, depth}: Pick<SourcedAnswer, 'reason' | 'depth'>): Notice | null {
  const early = depth === 'titles' ? EARLY : '';
  const text = [reason ? HOSTED[reason] : '', early].filter(Boolean).join(' ');
  return text ? {tone: 'quiet', text} : null;
}

/** What to say where search cannot answer at all. */
export function failureNotice(kind: FailureKind): Notice {
  return {tone: 'alert', text: FAILED[kind]};
}
