/** The writing rules, for every page or for those named: file, line, and a suggestion. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {formatFinding, lintPage} from './lintPage';
import {listChangedFiles, listPages} from '../listPages';

/** Spelling of the given files, or of all; true when it is clean. */
function isSpelledWell(files: readonly string[]): boolean {
  const args = ['lint', '--no-progress', '--no-summary', '--show-suggestions', ...files];
  const {status} = spawnSync(process.execPath, ['node_modules/cspell/bin.mjs', ...args], {stdio: 'inherit'});
  return status === 0;
}

const targets = process.argv.slice(2);
const pages = listPages(targets).map((path) => ({path, source: readFileSync(path, 'utf8')}));
/** The pages that a pull request changes; none in a clone without the main branch, which has no pull request. */
function listChangedPages(): string[] {
  try {
    return listChangedFiles();
  } catch {
    return [];
  }
}

/** In CI, warnings become annotations: those on pages that did not change would tell their author nothing. */
const warned = process.env.CI ? listChangedPages() : null;

const findings = pages.flatMap(({path, source}) =>
  lintPage(source)
    .filter(({level}) => level === 'error' || warned === null || warned.includes(path))
    .map((finding) => ({finding, path, source})),
);
for (const {finding, path, source} of findings) console.error(formatFinding(finding, path, source));

const errors = findings.filter(({finding}) => finding.level === 'error').length;
if (findings.length > 0)
  console.error(`Prose: ${errors} errors, ${findings.length - errors} warnings in ${pages.length} pages.`);

const isSpelt = isSpelledWell(targets.length > 0 ? pages.map(({path}) => path) : []);
if (!isSpelt) console.error('If the word is right, add it to tools/prose/words.txt.');

if (errors > 0 || !isSpelt) process.exitCode = 1;
