import {createEngineClient, type EngineClient, type Question} from './createEngineClient';
import type {SearchAnswer} from '../engine/answer';
import {createFailover, type HostedSearch} from './createFailover';
import type {BoxSettings} from './settings';
import {hostedFailed, needsBuild, noConnection, notLoaded} from './words';

/** What is shown for a question: its answer, and what is unusual about it. */
export type Outcome = {
  readonly question: Question;
  readonly answer: SearchAnswer | null;
  readonly notice: string;
  /** Whether no further answer to the question follows. */
  readonly isComplete: boolean;
};

/** Search as the dialog and the search page use it. */
export type SearchClient = {
  /** Prepares for a question about a version: without a hosted index, loads the embedded one. */
  readonly warm: (version: string) => void;
  /** Runs a search and shows results as they arrive. Failures become notices, so this never rejects. */
  readonly ask: (question: Question, show: (outcome: Outcome) => void) => Promise<void>;
  /** Searches with the embedded engine only, so nothing is sent to a server. */
  readonly searchEmbedded: EngineClient['search'];
};

/** What search is made of on this site. */
export type SearchParts = {readonly settings: BoxSettings; readonly client: Pick<SearchClient, 'ask' | 'warm'>};

/** The site while it is being written: the index is made from its built pages, of which there are none. */
const UNBUILT: EngineClient = {
  warm: () => undefined,
  search: () => Promise.reject(new Error('there is no index')),
};

/** Starts the search of a visit, which the dialog and the search page share; it loads nothing until it is asked. */
export function createSearchClient(
  {worker, timings}: Pick<BoxSettings, 'worker' | 'timings'>,
  hosted: HostedSearch | null,
): SearchClient {
  const engine = worker === null ? UNBUILT : createEngineClient(worker, timings.loadTimeout);
  const askHosted = hosted && createFailover(hosted, {warm: engine.warm, timings});
  return {
    warm: (version) => {
      if (!askHosted) engine.warm(version);
    },
    searchEmbedded: engine.search,
    ask: async (question, show) => {
      const handleAnswer = (answer: SearchAnswer, notice = '', isComplete = true): void =>
        show({question, answer, notice, isComplete});
      try {
        const answer = await askHosted?.(question);
        if (answer) return handleAnswer(answer);
        const notice = askHosted ? hostedFailed : '';
        handleAnswer(await engine.search(question, (part) => handleAnswer(part, notice, false)), notice);
      } catch {
        const notice = worker === null ? needsBuild : navigator.onLine ? notLoaded : noConnection;
        show({question, answer: null, notice, isComplete: true});
      }
    },
  };
}

/** Asks one question after the other: answers to earlier questions, and to a query that was emptied, are not shown. */
export function createLatestSearch(
  client: Pick<SearchClient, 'ask'>,
  show: (outcome: Outcome) => void,
): (question: Question) => void {
  let latest: Question | undefined;
  return (question) => {
    latest = question;
    if (question.query.trim() === '') return show({question, answer: null, notice: '', isComplete: true});
    void client.ask(question, (outcome) => {
      if (latest === question) show(outcome);
    });
  };
}
