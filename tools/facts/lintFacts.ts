import {factsOfSource} from '../../src/config/versions';
import {describeTypedFact, findTypedFacts} from './hints';
import {readSourcePages} from '../listPages';

const problems = readSourcePages().flatMap(({path, source}) =>
  findTypedFacts(source, factsOfSource(path)).map((typed) => describeTypedFact(path, typed)),
);

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `${problems.length} figures typed by hand. If a number is not that figure, say so: {/* figure-ok: why */}`,
  );
  process.exitCode = 1;
}
