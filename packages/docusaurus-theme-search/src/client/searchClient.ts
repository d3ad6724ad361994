import {createEngineClient, type EngineClient, type Question} from './createEngineClient';
import type {SearchAnswer} from '../engine/answer';
import {createFailover, type HostedSearch} from './createFailover';
import type {BoxSettings} from './settings';
import {hostedFailed, needsBuild, noConnection, notLoaded} from './words';

/** The result of a query: its answer, and a warning or error. */
export type Outcome = {
  readonly question: Question;
  readonly answer: SearchAnswer | null;
  readonly notice: string;
  readonly isComplete: boolean;
};

/** The client that the dialog and the search page share. */
export type SearchClient = {
  /** Prepares for a query in a version: loads the embedded index if there's no hosted one. */
  readonly warm: (version: string) => void;
  /** Runs a search and shows results as they arrive. Failures become notices, so this never rejects. */
  readonly search: (question: Question, show: (outcome: Outcome) => void) => Promise<void>;
  /** Searches with the embedded engine only, so nothing is sent to a server. */
  readonly searchEmbedded: EngineClient['search'];
};

/** Settings and client. */
export type SearchParts = {readonly settings: BoxSettings; readonly client: Pick<SearchClient, 'search' | 'warm'>};

/** Used on the development server, which has no index because it's created from the built pages. */
const UNBUILT: EngineClient = {
  warm: () => undefined,
  search: () => Promise.reject(new Error('there is no index')),
};

/** Creates the search client of the page. It loads nothing until one of its functions is called. */
export function createSearchClient(
  {worker, timings}: Pick<BoxSettings, 'worker' | 'timings'>,
  hosted: HostedSearch | null,
): SearchClient {
  const engine = worker === null ? UNBUILT : createEngineClient(worker, timings.loadTimeout);
  const searchHosted = hosted && createFailover(hosted, {warm: engine.warm, timings});
  return {
    warm: (version) => {
      if (!searchHosted) engine.warm(version);
    },
    searchEmbedded: engine.search,
    search: async (question, show) => {
      const handleAnswer = (answer: SearchAnswer, notice = '', isComplete = true): void =>
        show({question, answer, notice, isComplete});
      try {
        const answer = await searchHosted?.(question);
        if (answer) return handleAnswer(answer);
        const notice = searchHosted ? hostedFailed : '';
        handleAnswer(await engine.search(question, (part) => handleAnswer(part, notice, false)), notice);
      } catch {
        const notice = worker === null ? needsBuild : navigator.onLine ? notLoaded : noConnection;
        show({question, answer: null, notice, isComplete: true});
      }
    },
  };
}

/** Creates a function that only shows the outcome of the latest query, and nothing for an empty one. */
export function createLatestSearch(
  client: Pick<SearchClient, 'search'>,
  show: (outcome: Outcome) => void,
): (question: Question) => void {
  let latest: Question | undefined;
  return (question) => {
    latest = question;
    if (question.query.trim() === '') return show({question, answer: null, notice: '', isComplete: true});
    void client.search(question, (outcome) => {
      if (latest === question) show(outcome);
    });
  };
}
