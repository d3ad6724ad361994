import readSearchLanguage from '@theme/searchLanguage';
import {useEffect, useState} from 'react';
import {SearchFailure, type Question, createEngineClient} from './createEngineClient';
import {type SourcedAnswer, createFailover, type AskHosted} from './createFailover';
import {failureNotice, noticeOf, type Notice} from './messages';
import {LATEST, type HostedIndex} from './settings';
import type {SearchSettings} from './useSearchSettings';

/** Search as the dialog and the search page use it. */
type SearchClient = {
  /** Prepares for a question about a version: without a hosted index, loads the embedded one. */
  readonly warm: (version: string) => void;
  readonly ask: (question: Question) => Promise<SourcedAnswer>;
};

/** A service that refuses because of too many requests is not retried: embedded search answers at once. */
const ALGOLIA_OPTIONS = {maxRateLimitRetries: 0};

/** Asks hosted search; its client is loaded with the first question. */
function createHosted({appId, apiKey, indexName}: HostedIndex, locale: string | null): AskHosted {
  let loading: Promise<AskHosted> | null = null;
  return async (question) => {
    loading ??= Promise.all([import('algoliasearch/lite'), import('./hostedAnswer')]).then(
      ([{liteClient}, {createHostedSearch}]) =>
        createHostedSearch(liteClient(appId, apiKey, ALGOLIA_OPTIONS), {indexName, locale}),
    );
    loading.catch(() => (loading = null));
    return (await loading)(question);
  };
}

/** The site while it is being written: the index is made from its built pages, of which there are none. */
const UNBUILT = {
  warm: () => undefined,
  search: () => Promise.reject(new SearchFailure('unbuilt', 'the development server has no index')),
};

function createSearchClient({workerUrl, hosted, hasLocales, locale, timings}: SearchSettings): SearchClient {
  const engine =
    process.env.NODE_ENV === 'development'
      ? UNBUILT
      : createEngineClient(() => new Worker(workerUrl), timings.loadTimeout);
  const askHosted = hosted ? createHosted(hosted, hasLocales ? locale : null) : null;
  const failover = createFailover({engine, timings});
  return {
    warm: (version) => {
      if (!askHosted) engine.warm(version);
    },
    ask: (question) => failover.ask(question, askHosted),
  };
}

let client: SearchClient | undefined;

/** The search client of this visit, shared by the dialog and the search page; loads nothing until it is asked. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  client ??= createSearchClient(settings);
  return client;
}

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
