/** The writing rules, for every page or for those named: file, line, and a suggestion. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {findAdmonitions, findEmptyHeadings, findWords} from './findWords';
import {listPages} from './listPages';

/** Spelling of the given files, or of all; true when it is clean. */
function isSpelledWell(files: readonly string[]): boolean {
  const args = ['lint', '--no-progress', '--no-summary', '--show-suggestions', ...files];
  const {status} = spawnSync(process.execPath, ['node_modules/cspell/bin.mjs', ...args], {stdio: 'inherit'});
  return status === 0;
}

const targets = process.argv.slice(2);
const pages = listPages(targets);
const problems = pages.flatMap((path) => {
  const source = readFileSync(path, 'utf8');
  return [...findWords(source), ...findAdmonitions(source), ...findEmptyHeadings(source)].map(
    ({line, column, words, suggestion}) => `${path}:${line}:${column} "${words}": ${suggestion}`,
  );
});
for (const problem of problems) console.error(problem);
const isSpelt = isSpelledWell(targets.length > 0 ? pages : []);
if (!isSpelt) console.error('A word that is right goes into tests/prose/words.txt.');
if (problems.length > 0 || !isSpelt) process.exitCode = 1;
