import type {SearchEngine} from '../../../src/plugins/search/engine/createEngine';
import {judgeSet, summarise, type Verdict} from './judgeSet';
import {readJudgements, SETS} from './judgement';
import {openBuild} from './openBuild';

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`.padStart(8);

function printRow(name: string, verdicts: readonly Verdict[]): void {
  const {queries, first, firstFive, meanReciprocalRank} = summarise(verdicts);
  const numbers = `${String(queries).padStart(7)} ${percent(first)} ${percent(firstFive)} ${meanReciprocalRank.toFixed(3).padStart(7)}`;
  console.log(`${name.padEnd(24)} ${numbers}`);
}

function printMiss({query, kind, place, pages, shown}: Verdict): void {
  const where = place === null ? 'not found' : `place ${place}`;
  console.log(
    `  ${where.padEnd(10)} ${kind}: ${query}\n    wanted ${pages.join(' ')}\n    shown  ${shown.slice(0, 5).join(' ')}`,
  );
}

/** `npm run search:judge [-- --all]`: how well the built index answers the judged queries; fails below the floor. */
const engines = new Map<string, SearchEngine>();
const engineOf = (version: string): SearchEngine => {
  const engine = engines.get(version) ?? openBuild(version);
  engines.set(version, engine);
  return engine;
};

/** Least shares that continuous integration lets through. */
const FLOOR = {first: 0.75, firstFive: 0.95} as const;

console.log(`${'set'.padEnd(24)} queries    first  first 5     MRR`);
let [answered, below] = [0, 0];
for (const name of SETS) {
  const verdicts = await judgeSet(readJudgements(name), engineOf);
  printRow(name, verdicts);
  for (const kind of new Set(verdicts.map((verdict) => verdict.kind))) {
    printRow(
      `  ${kind}`,
      verdicts.filter((verdict) => verdict.kind === kind),
    );
  }
  const misses = verdicts.filter(({place}) => place === null || place > 5);
  const shown = process.argv.includes('--all') ? verdicts.filter(({place}) => place !== 1) : misses;
  shown.forEach(printMiss);
  const {first, firstFive} = summarise(verdicts);
  const held = first >= FLOOR.first && firstFive >= FLOOR.firstFive;
  answered += verdicts.length - misses.length;
  below += held ? 0 : 1;
}
console.log(`Judged searches: ${answered} answered among the first five, ${below} sets below the floor`);
if (below > 0) process.exitCode = 1;
