import {useEffect, useState} from 'react';
import {readTabChoice} from '../../../client/tabs/tabChoice';
import {LANGUAGE_GROUP} from '../../../config/tabLanguages';
import type {SourcedAnswer} from './createFailover';
import {failureNotice, noticeOf, type Notice} from './notice';
import {SearchFailure, type Question} from './protocol';
import {getSearchClient} from './searchClient';
import type {SearchSettings} from './useSearchSettings';

/** The answer to the current query, or to the previous one while the current one is being searched for. */
export type SearchState = {
  readonly answer: SourcedAnswer | null;
  readonly notice: Notice | null;
  /** The version that was asked for this answer. */
  readonly answeredVersion: Question['version'];
};

const IDLE: SearchState = {answer: null, notice: null, answeredVersion: 'latest'};

function toFailure(error: unknown): Omit<SearchState, 'answeredVersion'> {
  return {answer: null, notice: failureNotice(error instanceof SearchFailure ? error.kind : 'damaged')};
}

/** Asks a question, for a reader who may prefer a language. */
export function ask(settings: SearchSettings, question: Question): Promise<SourcedAnswer> {
  return getSearchClient(settings).ask({...question, language: readTabChoice(LANGUAGE_GROUP) ?? undefined});
}

/**
 * Searches whenever the question changes. Answers to earlier questions are ignored.
 *
 * @param delay milliseconds without a change before it searches
 */
export function useSearch(settings: SearchSettings, question: Question, delay = 0): SearchState {
  const [state, setState] = useState(IDLE);
  const {query, version, limit, perPage, snippetLength} = question;
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    const update = (next: Omit<SearchState, 'answeredVersion'>): void => {
      if (isCurrent) setState({...next, answeredVersion: version});
    };
    const search = (): void => {
      const asked = ask(settings, {query, version, limit, perPage, snippetLength});
      void asked.then((answer) => ({answer, notice: noticeOf(answer)}), toFailure).then(update);
    };
    const timer = delay > 0 ? setTimeout(search, delay) : search();
    return () => {
      isCurrent = false;
      clearTimeout(timer ?? undefined);
    };
  }, [delay, isEmpty, limit, perPage, query, settings, snippetLength, version]);

  // An earlier answer must not show again with the next query.
  if (isEmpty && state !== IDLE) setState(IDLE);
  return isEmpty ? IDLE : state;
}
