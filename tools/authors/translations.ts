import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {i18n} from '../../src/config/languages';
import {getLocale, getUntranslatedPath, getTranslationPath, versions} from '../../src/config/versions';
import {DOCUSAURUS} from '../findPrograms';
import {getPageFiles} from '../getPageFiles';
import {getJsonErrorLine} from '../samples/check/dataFormats';
import {findOutdatedTranslation} from './compareTranslation';
import {getLineWith} from './formatFailures';

/** Finds out if a translation has no original: the page is gone, or the folder doesn't belong to a version. */
export function findOrphanedTranslation(page: string, isFile: (path: string) => boolean): string[] {
  const locale = getLocale(page);
  if (locale === undefined) return [];
  const original = getUntranslatedPath(page);
  if (original === page) {
    const folders = versions.map(({folder}) => getTranslationPath(`${folder}/`, locale)).join(' and ');
    return [`${page}:1: the file translates no page; allowed: the folders ${folders}, with the paths of their pages`];
  }
  if (isFile(original)) return [];
  return [
    `${page}:1: the page that this file translates is gone (${original}); allowed: the path of its page; move the translation with its page, or delete it`,
  ];
}

const LANGUAGES_FILE = 'src/config/languages.ts';

/** Finds languages that have translations, but aren't among the site's locales. */
export function findUnknownLanguages(files: readonly string[], known: readonly string[] = i18n.locales): string[] {
  const locales = new Set(files.flatMap((file) => getLocale(`${file}/`) ?? []));
  return [...locales]
    .filter((locale) => !known.includes(locale))
    .map((locale) => {
      const meant = known.find((other) => other.toLowerCase() === locale.toLowerCase());
      const fix = meant ? `rename the folder to i18n/${meant}` : `add '${locale}' to LOCALES`;
      const line = getLineWith(readFileSync(LANGUAGES_FILE, 'utf8'), 'const LOCALES');
      return `${LANGUAGES_FILE}:${line}: i18n/${locale} has translations that are not built; allowed: ${known.join(', ')}; ${fix}`;
    });
}

/** Returns the pages without a translation in a folder of `i18n`. */
function getUntranslatedPages(locale: string, target: string): string[] {
  return getPageFiles(versions.map(({folder}) => folder))
    .filter((page) => !/(?:^|\/)_/.test(page))
    .filter((page) => {
      const translation = getTranslationPath(page, locale) ?? '';
      return translation.startsWith(`${target}/`) && !existsSync(translation);
    });
}

/**
 * Reads the messages of all translation files in a folder, by file and id.
 *
 * @throws if a file isn't valid JSON, with its name and line
 */
export function readMessages(folder: string): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const path = join(folder, file);
        const text = readFileSync(path, 'utf8');
        try {
          const messages = JSON.parse(text) as Record<string, {message: string}>;
          return Object.entries(messages).map(([id, {message}]) => [`${file}: ${id}`, message] as const);
        } catch (error) {
          const line = getJsonErrorLine(text, String(error));
          throw new Error(`${path}:${line}: no JSON: ${String(error)}; allowed: {"id": {"message": "text"}}`, {
            cause: error,
          });
        }
      }),
  );
}

/**
 * Writes the interface messages of a language to a folder, as collected by Docusaurus: the translations of themes, or
 * else the site's messages.
 */
export async function writeInterfaceMessages(locale: string, folder: string): Promise<void> {
  const args = [DOCUSAURUS, 'write-translations', '--locale', locale];
  const env = {...process.env, I18N_LOCALE: locale, I18N_PATH: folder};
  await promisify(execFile)(process.execPath, args, {env});
}

/** Lists words without a translation: they're missing, or the same as in the site's language and not from a theme. */
export function getUntranslatedWords(
  own: ReadonlyMap<string, string>,
  themeWords: ReadonlyMap<string, string>,
  words: ReadonlyMap<string, string>,
): string[] {
  return [...words].flatMap(([id, word]) => {
    const isFromTheme = (themeWords.get(id) ?? word) !== word;
    return (own.get(id) ?? (isFromTheme ? '' : word)) === word && /\p{L}/u.test(word) ? [`${id}: "${word}"`] : [];
  });
}

const getPlaceholderNames = (word: string): string => [...new Set(word.match(/\{\w+\}/g))].sort().join(' ');

/**
 * Finds translations whose placeholders in braces differ from those of the original.
 *
 * @param placeOf where a word stands, by its file and id
 */
export function findPlaceholderProblems(
  own: ReadonlyMap<string, string>,
  words: ReadonlyMap<string, string>,
  placeOf = (id: string): string => id,
): string[] {
  return [...own].flatMap(([id, word]) => {
    const [given, wanted] = [getPlaceholderNames(word), getPlaceholderNames(words.get(id) ?? word)];
    return given === wanted
      ? []
      : [`${placeOf(id)}: "${word}" has the names ${given || 'none'}; allowed: ${wanted || 'none'}`];
  });
}

/** Formats the location of a translated message: file, line and id. */
function formatWordLocation(locale: string, word: string): string {
  const [file = '', id] = word.split(/: (.*)/);
  const path = join('i18n', locale, file);
  return `${path}:${getLineWith(readFileSync(path, 'utf8'), `${JSON.stringify(id)}:`)}: the message of "${id}"`;
}

const CACHE = 'node_modules/.cache';

/** Finds missing and invalid translations of interface words. */
async function findWordProblems(locale: string): Promise<{readonly lacking: string[]; readonly wrong: string[]}> {
  mkdirSync(CACHE, {recursive: true});
  const folder = mkdtempSync(join(CACHE, 'words-'));
  try {
    const own = readMessages(join('i18n', locale));
    await Promise.all([locale, i18n.defaultLocale].map((name) => writeInterfaceMessages(name, folder)));
    const words = readMessages(join(folder, i18n.defaultLocale));
    const wrong = findPlaceholderProblems(own, words, (word) => formatWordLocation(locale, word));
    return {lacking: getUntranslatedWords(own, readMessages(join(folder, locale)), words), wrong};
  } catch (error) {
    return {lacking: [], wrong: [error instanceof Error ? error.message : String(error)]};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Formats what's left to translate: all names, or only their number. */
export function formatRemaining(label: string, names: readonly string[], isWhole: boolean): string[] {
  if (names.length === 0) return [];
  return isWhole
    ? [`${names.length} ${label}:`, ...names.map((name) => `  ${name}`)]
    : [`${names.length} ${label}; --all lists them`];
}

/**
 * Finds problems in the translations of files and folders of `i18n`, and what's left to translate. For the folder of a
 * language, this includes interface words.
 *
 * @param isWhole whether to list everything that's left instead of the number
 */
export async function findTranslationProblems(
  targets: readonly string[],
  pages: readonly string[],
  isWhole: boolean,
): Promise<{readonly wrong: string[]; readonly left: string[]}> {
  const wrong = findUnknownLanguages(targets);
  const left = pages
    .filter((page) => existsSync(getUntranslatedPath(page)) && getLocale(page))
    .flatMap((page) => findOutdatedTranslation(page));
  for (const target of targets) {
    const locale = getLocale(`${target}/`);
    if (locale === undefined) continue;
    left.push(
      ...formatRemaining(`pages without a translation to ${locale}`, getUntranslatedPages(locale, target), isWhole),
    );
    if (target !== `i18n/${locale}`) continue;
    const words = await findWordProblems(locale);
    wrong.push(...words.wrong);
    left.push(...formatRemaining(`words of the interface without a translation to ${locale}`, words.lacking, isWhole));
  }
  return {wrong, left};
}
