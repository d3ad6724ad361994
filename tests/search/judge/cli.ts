/** `npm test -- search [-- --all]`: how well the built index answers the judged queries; fails below the floor. */
import {printHeader, printMisses, printSet} from './printVerdicts';
import {isAmong, judgeSet, summarise, type Summary} from './judgeSet';
import {readJudgements, SETS, type SetName} from './judgement';
import {askBuild} from './openBuild';

/** Minimum shares; the questions are often answered by other pages too, which count as wrong. */
const FLOOR: Readonly<Record<SetName, Pick<Summary, 'first' | 'firstFive'>>> = {
  judgements: {first: 0.84, firstFive: 0.97},
  heldback: {first: 0.8, firstFive: 0.95},
  questions: {first: 0.65, firstFive: 0.91},
};

const EVERY = process.argv.includes('--all');
const ask = askBuild();
let [answered, below] = [0, 0];

printHeader();
for (const name of SETS) {
  const verdicts = await judgeSet(readJudgements(name), ask);
  printSet(name, verdicts);
  printMisses(name === 'questions' && !EVERY ? [] : verdicts, EVERY ? 1 : 5);
  const {first, firstFive} = summarise(verdicts);
  answered += verdicts.filter((verdict) => isAmong(verdict, 5)).length;
  below += first >= FLOOR[name].first && firstFive >= FLOOR[name].firstFive ? 0 : 1;
}
console.log(`Judged searches: ${answered} answered among the first five, ${below} sets below the floor`);
if (below > 0) process.exitCode = 1;
