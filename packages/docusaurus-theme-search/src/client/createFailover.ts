import type {SearchResponse} from '../engine/response';
import type {SearchParams} from './createEngineClient';
import type {Timings} from './settings';

/** Sends a query to hosted search. */
export type HostedSearch = (params: SearchParams) => Promise<SearchResponse>;

type Parts = {
  readonly preload: (version: string) => void;
  readonly timings: Pick<Timings, 'hostedTimeout' | 'hostedSlow' | 'hostedPause' | 'hostedMaxPause'>;
  readonly now?: () => number;
};

/**
 * Sends queries to hosted search. After a failure, it pauses, twice as long with each failure in a row. Then it tries a
 * single query first, so no reader waits for a service that's still down.
 *
 * @returns a function that returns the response, or `null` if the embedded engine must be used
 */
export function createFailover(
  hosted: HostedSearch,
  {preload, timings, now = () => Date.now()}: Parts,
): (params: SearchParams) => Promise<SearchResponse | null> {
  let failures = 0;
  let pausedUntil = 0;

  async function searchHosted(params: SearchParams): Promise<SearchResponse | null> {
    // Concurrent queries fail together, which counts as one failure.
    const before = failures;
    const timers = [setTimeout(() => preload(params.version), timings.hostedSlow)];
    const late = new Promise<never>((_, reject) => timers.push(setTimeout(reject, timings.hostedTimeout)));
    try {
      const response = await Promise.race([hosted(params), late]);
      failures = 0;
      return response;
    } catch {
      failures = before + 1;
      pausedUntil = now() + Math.min(timings.hostedMaxPause, timings.hostedPause * 2 ** before);
      return null;
    } finally {
      timers.forEach(clearTimeout);
    }
  }

  return async (params) => {
    if (failures === 0) return searchHosted(params);
    if (now() < pausedUntil) return null;
    pausedUntil = Infinity;
    void searchHosted(params);
    return null;
  };
}
