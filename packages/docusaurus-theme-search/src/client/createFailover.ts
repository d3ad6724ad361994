import type {SearchAnswer} from '../engine/answer';
import type {Question} from './createEngineClient';
import type {Timings} from './settings';

/** Asks hosted search one question. */
export type HostedSearch = (question: Question) => Promise<SearchAnswer>;

/** What asking hosted search needs besides it. */
type Parts = {
  /** Makes the embedded engine ready for a version. */
  readonly warm: (version: string) => void;
  readonly timings: Pick<Timings, 'hostedTimeout' | 'hostedSlow' | 'hostedPause' | 'hostedMaxPause'>;
  readonly now?: () => number;
};

/**
 * Sends questions to hosted search. After a failure, it pauses, twice as long with each failure in a row. Then it tries
 * a single question first, so no reader waits for a service that's still down.
 *
 * @returns a function that gives its answer, or `null` where the embedded engine has to answer
 */
export function createFailover(
  hosted: HostedSearch,
  {warm, timings, now = () => Date.now()}: Parts,
): (question: Question) => Promise<SearchAnswer | null> {
  let failures = 0;
  let pausedUntil = 0;

  async function searchHosted(question: Question): Promise<SearchAnswer | null> {
    // Questions that are under way together fail together, which is one failure.
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
