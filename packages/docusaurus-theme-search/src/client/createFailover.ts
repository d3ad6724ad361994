import type {SearchAnswer} from '../engine/answer';
import type {Question} from './createEngineClient';
import type {Timings} from './settings';

/** Sends a query to hosted search. */
export type HostedSearch = (question: Question) => Promise<SearchAnswer>;

type Parts = {
  readonly warm: (version: string) => void;
  readonly timings: Pick<Timings, 'hostedTimeout' | 'hostedSlow' | 'hostedPause' | 'hostedMaxPause'>;
  readonly now?: () => number;
};

/**
 * Sends queries to hosted search. After a failure, it pauses, twice as long with each failure in a row. Then it tries a
 * single query first, so no reader waits for a service that's still down.
 *
 * @returns a function that returns the answer, or `null` if the embedded engine must be used
 */
export function createFailover(
  hosted: HostedSearch,
  {warm, timings, now = () => Date.now()}: Parts,
): (question: Question) => Promise<SearchAnswer | null> {
  let failures = 0;
  let pausedUntil = 0;

  async function searchHosted(question: Question): Promise<SearchAnswer | null> {
    // Concurrent queries fail together, which counts as one failure.
    const before = failures;
    const timers = [setTimeout(() => warm(question.version), timings.hostedSlow)];
    const late = new Promise<never>((_, reject) => timers.push(setTimeout(reject, timings.hostedTimeout)));
    try {
      const answer = await Promise.race([hosted(question), late]);
      failures = 0;
      return answer;
    } catch {
      failures = before + 1;
      pausedUntil = now() + Math.min(timings.hostedMaxPause, timings.hostedPause * 2 ** before);
      return null;
    } finally {
      timers.forEach(clearTimeout);
    }
  }

  return async (question) => {
    if (failures === 0) return searchHosted(question);
    if (now() < pausedUntil) return null;
    pausedUntil = Infinity;
    void searchHosted(question);
    return null;
  };
}
