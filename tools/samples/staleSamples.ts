import type {SampleResults} from '../../src/markdown/verified-samples/results';

/** After so many days without a run, nobody knows whether a sample still works. */
const STALE_DAYS = 90;

/** A page whose samples have not run for too long. */
export type StalePage = {readonly page: string; readonly date: string; readonly days: number};

const DAY = 86_400_000;

/** Lists the pages with a sample that has not run for more than `STALE_DAYS`, the longest ago first. */
export function listStalePages(results: SampleResults, now: Date): StalePage[] {
  const oldest = new Map<string, string>();
  for (const {page, date} of Object.values(results)) {
    const known = oldest.get(page);
    if (known === undefined || date < known) oldest.set(page, date);
  }
  return [...oldest]
    .map(([page, date]) => ({page, date, days: Math.floor((now.getTime() - Date.parse(date)) / DAY)}))
    .filter(({days}) => days > STALE_DAYS)
    .sort((a, b) => b.days - a.days || a.page.localeCompare(b.page));
}

/** One line for each page, with the command that runs its samples. */
export function describeStalePages(pages: readonly StalePage[]): string {
  if (pages.length === 0) return `The samples of every page have run in the last ${STALE_DAYS} days.`;
  const lines = pages.map(
    ({page, date, days}) => `- ${page}: last run ${date}, ${days} days ago; npm run samples -- --update ${page}`,
  );
  return `Samples that have not run for ${STALE_DAYS} days:\n${lines.join('\n')}`;
}
