import {timings} from '../../../timings';
import {createEngineClient, EngineFailure, type WorkerLike} from './createEngineClient';
import {createFailover, type AskHosted, type SourcedAnswer} from './createFailover';
import {foresee} from './foresee';
import {failureNotice, noticeOf, type Notice} from './notice';
import {painted} from './painted';
import type {Question} from './protocol';
import type {SearchVersion} from '../records/section';

/** What the box shows beside the results. */
export type SearchStatus = {
  readonly notice: Notice | null;
  /** Queries to try instead, where nothing was found. */
  readonly suggestions: readonly string[];
  /** Where the last answer came from; `null` before there is one. */
  readonly source: SourcedAnswer['source'] | null;
};

/** Search of one visit: one worker, one memory of how hosted search fared, one status. */
export type SearchSession = {
  readonly warm: (version: SearchVersion) => void;
  readonly ask: (question: Question, hosted: AskHosted | null) => Promise<SourcedAnswer>;
  readonly status: () => SearchStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Forgets the line of the last answer. */
  readonly clear: () => void;
};

const QUIET: SearchStatus = {notice: null, suggestions: [], source: null};

/** Most answers leave the line below the query as it is: it need not be drawn for every key. */
function looksSame(a: SearchStatus, b: SearchStatus): boolean {
  const noSuggestions = a.suggestions.length === 0 && b.suggestions.length === 0;
  return (
    noSuggestions && a.source === b.source && a.notice?.text === b.notice?.text && a.notice?.tone === b.notice?.tone
  );
}

/** Starts a session; nothing is fetched before it is asked. */
export function createSearchSession(startWorker: () => WorkerLike): SearchSession {
  const engine = createEngineClient(startWorker, timings.searchLoadLimit);
  const failover = createFailover({
    engine: {...engine, search: foresee(engine, painted)},
    times: {
      limit: timings.searchHostedLimit,
      slow: timings.searchHostedSlow,
      rest: timings.searchHostedRest,
      restMost: timings.searchHostedRestMost,
    },
  });
  const listeners = new Set<() => void>();
  let status = QUIET;
  let asked = 0;

  function show(next: SearchStatus): void {
    if (looksSame(status, next)) return;
    status = next;
    listeners.forEach((listener) => listener());
  }

  async function ask(question: Question, hosted: AskHosted | null): Promise<SourcedAnswer> {
    asked += 1;
    const turn = asked;
    try {
      const answer = await failover.ask(question, hosted);
      if (turn === asked) show({notice: noticeOf(answer), suggestions: answer.suggestions, source: answer.source});
      return answer;
    } catch (error) {
      const kind = error instanceof EngineFailure ? error.kind : 'damaged';
      if (turn === asked) show({notice: failureNotice(kind), suggestions: [], source: null});
      throw error;
    }
  }

  return {
    warm: (version) => void engine.warm(version).catch(() => undefined),
    ask,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => {
      asked += 1;
      show(QUIET);
    },
  };
}
