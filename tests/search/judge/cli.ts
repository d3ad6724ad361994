/**
 * `npm test -- search [-- --all]`: evaluates the search with judged queries. Fails if the results are below the
 * minimum.
 */
import {isAmong, judgeSet, readJudgments, SETS, summarizeVerdicts, type SetName, type Verdict} from './judgeSet';
import {openBuild} from './openBuild';

const formatPercent = (part: number): string => `${(part * 100).toFixed(1)} %`.padStart(8);

function printRow(name: string, verdicts: readonly Verdict[]): void {
  const {first, firstFive, meanReciprocalRank} = summarizeVerdicts(verdicts);
  const numbers = `${String(verdicts.length).padStart(7)} ${formatPercent(first)} ${formatPercent(firstFive)}`;
  console.log(`${name.padEnd(26)} ${numbers} ${meanReciprocalRank.toFixed(3).padStart(7)}`);
}

/** Prints the results for a set: overall, and by kind of query. */
function printSet(name: string, verdicts: readonly Verdict[]): void {
  printRow(name, verdicts);
  const kinds = [...new Set(verdicts.map(({kind}) => kind))];
  if (kinds.length > 1)
    kinds.forEach((own) =>
      printRow(
        `  ${own}`,
        verdicts.filter(({kind}) => kind === own),
      ),
    );
}

/** Prints the queries without a correct page among the first results, and the actual results. */
function printMisses(verdicts: readonly Verdict[], among: number): void {
  for (const verdict of verdicts) {
    if (isAmong(verdict, among)) continue;
    const {query, kind, place, pages, shown} = verdict;
    const where = place === null ? 'not found' : `place ${place}`;
    console.log(
      `  ${where.padEnd(10)} ${kind}: ${query}\n    wanted ${pages.join(' ')}\n    shown  ${shown.slice(0, 5).join(' ')}`,
    );
  }
}

/** Minimum shares. Questions are often answered by other pages, too, which count as wrong. */
const FLOOR: Readonly<Record<SetName, {readonly first: number; readonly firstFive: number}>> = {
  judgements: {first: 0.84, firstFive: 0.97},
  heldback: {first: 0.8, firstFive: 0.95},
  questions: {first: 0.65, firstFive: 0.91},
};

const EVERY = process.argv.includes('--all');
const search = openBuild();
let [answered, below] = [0, 0];

console.log(`${'set'.padEnd(26)} queries    first  first 5     MRR`);
for (const name of SETS) {
  const verdicts = await judgeSet(readJudgments(name), search);
  printSet(name, verdicts);
  printMisses(name === 'questions' && !EVERY ? [] : verdicts, EVERY ? 1 : 5);
  const {first, firstFive} = summarizeVerdicts(verdicts);
  answered += verdicts.filter((verdict) => isAmong(verdict, 5)).length;
  below += first >= FLOOR[name].first && firstFive >= FLOOR[name].firstFive ? 0 : 1;
}
console.log(`Judged searches: ${answered} answered among the first five, ${below} sets below the floor`);
if (below > 0) process.exitCode = 1;
