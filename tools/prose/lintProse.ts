/** Lints the wording of all or the given pages: prints file, line and a suggestion. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {getLocale} from '../../src/config/versions';
import {formatFinding, getLineNumbers, lintPage} from './lintPage';
import {createChangedLineFilter, getPageFiles} from '../getPageFiles';

/** Returns the spell checker's configuration for a language, if its cspell dictionary is installed, or null. */
function getSpellingConfig(locale: string): string | null {
  const [language = '', region = '[a-z]{2}'] = locale.toLowerCase().split('-');
  const isDictionary = new RegExp(`^dict-${language}(?:[-_]${region})?$`);
  const dictionary = readdirSync('node_modules/@cspell').find((name) => isDictionary.test(name));
  if (dictionary === undefined) return null;
  const folder = resolve('node_modules/.cache/cspell');
  const path = `${folder}/${locale}.json`;
  mkdirSync(folder, {recursive: true});
  const brought = resolve(`node_modules/@cspell/${dictionary}/cspell-ext.json`);
  const {dictionaryDefinitions} = JSON.parse(readFileSync(brought, 'utf8')) as {
    dictionaryDefinitions: {name: string}[];
  };
  // Names of the product and of code aren't translated.
  const config = {
    version: '0.2',
    import: [resolve('cspell.json'), brought],
    language: `${locale},en-GB`,
    dictionaries: dictionaryDefinitions.map(({name}) => name),
  };
  writeFileSync(path, JSON.stringify(config));
  return path;
}

/**
 * Checks the spelling of the given files, or of all files in the site's language. Returns true if there are no
 * mistakes.
 */
function isSpelledWell(files: readonly string[], config: readonly string[] = []): boolean {
  const args = ['lint', '--no-progress', '--no-summary', '--show-suggestions', ...config, ...files];
  const {status} = spawnSync(process.execPath, ['node_modules/cspell/bin.mjs', ...args], {stdio: 'inherit'});
  return status === 0;
}

const isWhole = process.argv.includes('--all');
const targets = process.argv.slice(2).filter((arg) => arg !== '--all');
const pages = getPageFiles(targets).map((path) => ({path, source: readFileSync(path, 'utf8')}));
/** Omit warnings about lines that the author hasn't changed. */
const isChanged = isWhole ? () => true : createChangedLineFilter();

const findings = pages.flatMap(({path, source}) =>
  lintPage(source, getLocale(path) === undefined)
    .filter(
      (finding) => finding.level === 'error' || getLineNumbers(finding, source).some((line) => isChanged(path, line)),
    )
    .map((finding) => ({finding, path, source})),
);
for (const {finding, path, source} of findings) console.error(formatFinding(finding, path, source));

const errors = findings.filter(({finding}) => finding.level === 'error').length;
if (findings.length > 0)
  console.error(`Prose: ${errors} errors, ${findings.length - errors} warnings in ${pages.length} pages.`);

const locales = [...new Set(pages.map(({path}) => getLocale(path)))];
const spelt = locales.map((locale) => {
  const files = pages.filter(({path}) => getLocale(path) === locale).map(({path}) => path);
  if (locale === undefined) return isSpelledWell(targets.length > 0 ? files : []);
  const config = getSpellingConfig(locale);
  if (config !== null) return isSpelledWell(files, ['--config', config]);
  console.error(
    `Spelling of ${files.length} pages in "${locale}": warning that no dictionary is installed, so it is not checked. Install one if "npm search @cspell/dict-${locale.toLowerCase()}" finds it.`,
  );
  return true;
});
const isSpelt = spelt.every(Boolean);
if (!isSpelt) console.error('If the word is right, add it to tools/prose/words.txt.');

if (errors > 0 || !isSpelt) process.exitCode = 1;
