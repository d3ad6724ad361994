import {factsOfSource} from '../../src/config/versions';
import {createFindTypedFacts} from 'docusaurus-plugin-facts/lint';
import {facts} from '../../src/facts';
import {hints} from './hints';
import {readSourcePages} from './sourcePages';

const findTypedFacts = createFindTypedFacts(facts, hints);

const problems = readSourcePages().flatMap(({path, source}) =>
  findTypedFacts(source, factsOfSource(path)).map(({line, column, typed, names}) => {
    const tokens = names.map((name) => `%${name}%`).join(' or ');
    return `${path}:${line}:${column} "${typed}" is typed by hand: write ${tokens}`;
  }),
);

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `${problems.length} figures typed by hand. If a number is not that figure, say so: {/* figure-ok: why */}`,
  );
  process.exitCode = 1;
}
