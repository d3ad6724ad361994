import {docsVersionOf} from '../docsVersionOf';
import {findFigures} from './findFigures';
import {readSourcePages} from './sourcePages';

const problems = readSourcePages().flatMap(({path, source}) =>
  findFigures(source, docsVersionOf(path)).map(({line, column, typed, names}) => {
    const tokens = names.map((name) => `%${name}%`).join(' or ');
    return `${path}:${line}:${column} "${typed}" is typed by hand: write ${tokens}`;
  }),
);

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`${problems.length} figures typed by hand. Another thing? Say so: {/* figure-ok: why */}`);
  process.exitCode = 1;
}
