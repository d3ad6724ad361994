import {distance} from 'fastest-levenshtein';
import {BASE_URL} from '../../config/addresses';
import {versionOfRoute, versions} from '../../config/versions';

/** What a guess needs to know of a page. */
export type GuessablePage = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly version: string;
  readonly unlisted: boolean;
};

const SEPARATORS = /[^a-z0-9]+/;
const IGNORED = new Set([
  'docs',
  'index',
  'html',
  'htm',
  'php',
  'md',
  'mdx',
  'the',
  'a',
  'of',
  'and',
  ...versions.map(({id}) => id),
]);

function readWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '' && !IGNORED.has(word));
}

function scoreWord(wanted: string, offered: string): number {
  if (wanted === offered) return 1;
  if (offered.startsWith(wanted) || wanted.startsWith(offered))
    return Math.min(wanted.length, offered.length) < 3 ? 0 : 0.7;
  const shorter = Math.min(wanted.length, offered.length);
  return shorter > 4 && distance(wanted, offered) <= Math.floor(shorter / 4) ? 0.6 : 0;
}

function scorePage(words: readonly string[], version: string, page: GuessablePage): number {
  const pathWords = readWords(page.path);
  const offered = [...pathWords, ...readWords(page.title)];
  const found = words.map((word) => Math.max(0, ...offered.map((offer) => scoreWord(word, offer))));
  const sum = found.reduce((total, score) => total + score, 0);
  const last = words.at(-1) ?? '';
  const lastInPath = scoreWord(last, pathWords.at(-1) ?? '') * 0.5;
  const sameVersion = page.version === version ? 0.25 : 0;
  return sum === 0 ? 0 : sum + lastInPath + sameVersion - pathWords.length * 0.05;
}

/** Words of an address, or none when it cannot be decoded. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname.replace(/%[0-9a-f]{0,2}/gi, ' ');
  }
}

/**
 * The pages a reader of an unknown address most likely wanted, best first.
 *
 * @param pathname the unknown address; may hold anything
 * @param max how many to give at most
 */
export function guessPages<Page extends GuessablePage>(pathname: string, pages: readonly Page[], max = 5): Page[] {
  const words = readWords(decode(pathname).slice(0, 300));
  const version = versionOfRoute(pathname.slice(BASE_URL.length - 1)).id;
  return pages
    .filter(({unlisted}) => !unlisted)
    .map((page) => ({page, score: scorePage(words, version, page)}))
    .filter(({score}) => score >= 0.6)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, max)
    .map(({page}) => page);
}
