/** `npm test -- figures`: finds hard-coded figures on pages. */
import {getFactsVersion} from '../../src/config/versions';
import {readFileSync} from 'node:fs';
import {getPictureDescriptionFiles, readSourcePages} from '../getPageFiles';
import {formatLiteralFact, findLiteralFacts} from './hints';

const pictures = getPictureDescriptionFiles().map((path) => ({path, source: readFileSync(path, 'utf8')}));
const problems = [...readSourcePages(), ...pictures].flatMap(({path, source}) =>
  findLiteralFacts(source, getFactsVersion(path)).map((typed) => formatLiteralFact(path, typed)),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `${problems.length} figures typed by hand. If a number is not that figure, say so: {/* figure-ok: why */}`,
  );
  process.exitCode = 1;
}
