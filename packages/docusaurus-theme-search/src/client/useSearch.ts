import readSearchLanguage from '@theme/searchLanguage';
import {useEffect, useState} from 'react';
import {SearchFailure, type Question} from './createEngineClient';
import type {SourcedAnswer} from './createFailover';
import {failureNotice, noticeOf, type Notice} from './messages';
import {getSearchClient} from './searchClient';
import {LATEST} from './settings';
import type {SearchSettings} from './useSearchSettings';

/** What is shown for a question: its answer, and what is unusual about it. */
export type SearchState = {
  readonly answer: SourcedAnswer | null;
  readonly notice: Notice | null;
  /** The version that was asked for this answer. */
  readonly answeredVersion: Question['version'];
};

/** What is shown while there is no question. */
export const IDLE: SearchState = {answer: null, notice: null, answeredVersion: LATEST};

/** Asks a question, for a reader who may prefer a language of code. A failure becomes a notice; this never rejects. */
export async function search(settings: SearchSettings, question: Question): Promise<SearchState> {
  const answeredVersion = question.version;
  const group = settings.codeLanguageGroup;
  try {
    const codeLanguage = (group === null ? null : readSearchLanguage(group)) ?? undefined;
    const answer = await getSearchClient(settings).ask({...question, codeLanguage});
    return {answer, notice: noticeOf(answer), answeredVersion};
  } catch (error) {
    const kind = error instanceof SearchFailure ? error.kind : 'damaged';
    return {answer: null, notice: failureNotice(kind), answeredVersion};
  }
}

/**
 * Searches whenever the question changes. Answers to earlier questions are ignored; the last one stays until the next
 * is there.
 *
 * @param delay milliseconds without a change before it searches
 */
export function useSearch(settings: SearchSettings, question: Question, delay: number): SearchState {
  const [state, setState] = useState(IDLE);
  const {query, version, limit, perPage, snippetLength} = question;
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void search(settings, {query, version, limit, perPage, snippetLength}).then((next) => {
        if (isCurrent) setState(next);
      });
    }, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [delay, isEmpty, limit, perPage, query, settings, snippetLength, version]);

  // An earlier answer must not show again with the next query.
  if (isEmpty && state !== IDLE) setState(IDLE);
  return isEmpty ? IDLE : state;
}

/**
 * A text once it has not changed for a while, for screen readers: what they are told while somebody types, they speak
 * in the middle of a word.
 */
export function useSettledText(text: string, pause: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [pause, text]);
  return settled;
}
