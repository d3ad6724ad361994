import type {Judgement} from './judgement';

/** What came of one judged query. */
export type Verdict = Judgement & {
  /** Place of the first page that answers, from 1; `null` beyond the pages looked at. */
  readonly place: number | null;
  /** Pages in the order they were shown. */
  readonly shown: readonly string[];
};

/** How well a set was answered; shares from 0 to 1. */
export type Summary = {
  readonly queries: number;
  readonly first: number;
  readonly firstFive: number;
  readonly meanReciprocalRank: number;
};

const PAGES = 10;

/** Asks an engine: the paths of the pages it finds, best first. */
export type Ask = (query: string, version: string) => Promise<readonly string[]>;

/** Asks every query of a set. */
export async function judgeSet(judgements: readonly Judgement[], ask: Ask): Promise<Verdict[]> {
  return Promise.all(
    judgements.map(async (judgement) => {
      const shown = (await ask(judgement.query, judgement.version ?? 'latest')).slice(0, PAGES);
      const at = shown.findIndex((path) => judgement.pages.includes(path));
      return {...judgement, shown, place: at < 0 ? null : at + 1};
    }),
  );
}

function share(verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number {
  return verdicts.filter(holds).length / Math.max(1, verdicts.length);
}

/** Whether a page that answers is among the first pages shown. */
export function isAmong({place}: Verdict, count: number): boolean {
  return place !== null && place <= count;
}

/** Sums verdicts up. */
export function summarise(verdicts: readonly Verdict[]): Summary {
  const reciprocal = verdicts.reduce((sum, {place}) => sum + (place === null ? 0 : 1 / place), 0);
  return {
    queries: verdicts.length,
    first: share(verdicts, ({place}) => place === 1),
    firstFive: share(verdicts, (verdict) => isAmong(verdict, 5)),
    meanReciprocalRank: reciprocal / Math.max(1, verdicts.length),
  };
}
