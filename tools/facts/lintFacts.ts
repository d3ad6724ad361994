/** `npm test -- figures`: figures of pages that are typed by hand. */
import {factsOfSource} from '../../src/config/versions';
import {readFileSync} from 'node:fs';
import {listPictureFiles, readSourcePages} from '../listPages';
import {describeTypedFact, findTypedFacts} from './hints';

const pictures = listPictureFiles().map((path) => ({path, source: readFileSync(path, 'utf8')}));
const problems = [...readSourcePages(), ...pictures].flatMap(({path, source}) =>
  findTypedFacts(source, factsOfSource(path)).map((typed) => describeTypedFact(path, typed)),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `${problems.length} figures typed by hand. If a number is not that figure, say so: {/* figure-ok: why */}`,
  );
  process.exitCode = 1;
}
