import {isAmong, summarise, type Verdict} from './judgeSet';

const WIDTH = 26;

/** Prints what the columns of the rows below it mean. */
export function printHeader(): void {
  console.log(`${'set'.padEnd(WIDTH)} queries    first  first 5     MRR`);
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`.padStart(8);

function printRow(name: string, verdicts: readonly Verdict[]): void {
  const {queries, first, firstFive, meanReciprocalRank} = summarise(verdicts);
  const numbers = `${String(queries).padStart(7)} ${percent(first)} ${percent(firstFive)} ${meanReciprocalRank.toFixed(3).padStart(7)}`;
  console.log(`${name.padEnd(WIDTH)} ${numbers}`);
}

/** Prints how a set was answered: in all, and by kind of query. */
export function printSet(name: string, verdicts: readonly Verdict[]): void {
  printRow(name, verdicts);
  const kinds = new Set(verdicts.map(({kind}) => kind));
  if (kinds.size < 2) return;
  for (const kind of kinds)
    printRow(
      `  ${kind}`,
      verdicts.filter((verdict) => verdict.kind === kind),
    );
}

/** Prints the queries whose answer is not among the first pages, and what was shown instead. */
export function printMisses(verdicts: readonly Verdict[], among: number): void {
  for (const verdict of verdicts) {
    if (isAmong(verdict, among)) continue;
    const {query, kind, place, pages, shown} = verdict;
    const where = place === null ? 'not found' : `place ${place}`;
    console.log(
      `  ${where.padEnd(10)} ${kind}: ${query}\n    wanted ${pages.join(' ')}\n    shown  ${shown.slice(0, 5).join(' ')}`,
    );
  }
}
