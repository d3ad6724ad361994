import {useMemo, useState} from 'react';
import {platformErrors} from '../../facts/errors';
import {matchErrors, type ErrorMatch, relatedMessages} from '../../facts/matchErrors';
import {substituteFacts} from '../../facts';

/** One answer to a pasted text. */
export interface Answer {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** The line that contains the message. */
  readonly line: string;
  /** The entry of the page, for platform errors. */
  readonly anchor?: string;
}

/** The state of the box: what was pasted, and what it means. */
export interface ErrorFinderState {
  readonly pasted: string;
  readonly setPasted: (text: string) => void;
  readonly answers: readonly Answer[];
}

function toAnswer(match: ErrorMatch): Answer {
  const {id, line} = match;
  if (match.kind === 'platform') {
    const {name, meaning} = platformErrors[match.id];
    return {key: id, title: name, text: substituteFacts(meaning), line, anchor: `#${id}`};
  }
  const {title, answer} = relatedMessages[match.id];
  return {key: id, title, text: substituteFacts(answer), line};
}

/** Matches a pasted text on this page; nothing of it is sent or kept. */
export function useErrorFinder(): ErrorFinderState {
  const [pasted, setPasted] = useState('');
  const answers = useMemo(() => matchErrors(pasted).map(toAnswer), [pasted]);
  return {pasted, setPasted, answers};
}
