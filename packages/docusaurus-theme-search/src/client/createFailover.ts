import type {SearchAnswer} from '../engine/answer';
import type {EngineClient, Question} from './createEngineClient';
import type {Timings} from './settings';

/** Asks hosted search one question. */
export type AskHosted = (question: Question) => Promise<SearchAnswer>;

/** An answer; a fallback where hosted search did not give one. */
export type SourcedAnswer = SearchAnswer & {readonly isFallback: boolean};

type Parts = {
  readonly engine: Pick<EngineClient, 'warm' | 'search'>;
  readonly timings: Pick<Timings, 'hostedTimeout' | 'hostedSlow' | 'hostedPause' | 'hostedMaxPause'>;
  readonly now?: () => number;
};

/**
 * Answers a question from the hosted index where it can, and from the embedded one where it cannot; what the embedded
 * engine can say before its answer is complete is handed to `onPart`.
 */
export type Failover = (
  question: Question,
  hosted: AskHosted | null,
  onPart?: (part: SourcedAnswer) => void,
) => Promise<SourcedAnswer>;

/**
 * Combines hosted and embedded search. Hosted search that fails is left alone, twice as long with each failure in a row;
 * then one question goes to both, so that no reader waits for a service that is still down.
 */
export function createFailover({engine, timings, now = () => Date.now()}: Parts): Failover {
  let failures = 0;
  let pausedUntil = 0;

  async function askHosted(question: Question, hosted: AskHosted): Promise<SearchAnswer> {
    // Questions that are under way together fail together, which is one failure.
    const before = failures;
    const timers = [setTimeout(() => engine.warm(question.version), timings.hostedSlow)];
    const late = new Promise<never>((_, reject) => timers.push(setTimeout(reject, timings.hostedTimeout)));
    try {
      const answer = await Promise.race([hosted(question), late]);
      failures = 0;
      return answer;
    } catch (error) {
      failures = before + 1;
      pausedUntil = now() + Math.min(timings.hostedMaxPause, timings.hostedPause * 2 ** before);
      throw error;
    } finally {
      timers.forEach(clearTimeout);
    }
  }

  return async (question, hosted, onPart = () => undefined) => {
    if (hosted && failures === 0) {
      const answer = await askHosted(question, hosted).catch(() => null);
      if (answer) return {...answer, isFallback: false};
    } else if (hosted && now() >= pausedUntil) {
      pausedUntil = Infinity;
      void askHosted(question, hosted).catch(() => undefined);
    }
    const label = (answer: SearchAnswer): SourcedAnswer => ({...answer, isFallback: failures > 0});
    return label(await engine.search(question, (part) => onPart(label(part))));
  };
}
