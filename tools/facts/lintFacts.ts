/** `npm test -- figures`: figures of pages that are typed by hand. `--unused` lists the facts that no page prints. */
import {factsOfSource} from '../../src/config/versions';
import {readFileSync} from 'node:fs';
import {listPictureFiles, readSourcePages} from '../listPages';
import {findUnused} from './findUnused';
import {describeTypedFact, findTypedFacts} from './hints';

const pictures = listPictureFiles().map((path) => ({path, source: readFileSync(path, 'utf8')}));
const pages = [...readSourcePages(), ...pictures].map((page) => ({...page, version: factsOfSource(page.path)}));

function lint(): void {
  const problems = pages.flatMap(({path, source, version}) =>
    findTypedFacts(source, version).map((typed) => describeTypedFact(path, typed)),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) return;
  console.error(
    `${problems.length} figures typed by hand. If a number is not that figure, say so: {/* figure-ok: why */}`,
  );
  process.exitCode = 1;
}

/** A list, not a failure: a fact can exist before the page that prints it. */
function listUnused(): void {
  const unused = findUnused(pages);
  for (const name of unused) console.log(`No page prints %${name}%`);
  console.log(`${unused.length} unused facts`);
}

if (process.argv.includes('--unused')) listUnused();
else lint();
