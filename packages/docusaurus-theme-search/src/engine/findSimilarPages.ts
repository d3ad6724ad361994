import {distance} from 'fastest-levenshtein';

/** Properties of a page that are needed for a guess. */
export type GuessablePage = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly version: string;
  readonly unlisted: boolean;
};

const SEPARATORS = /[^a-z0-9]+/;
/** Words without meaning in a path: file names, extensions and articles. */
const IGNORED = ['index', 'page', 'pages', 'html', 'htm', 'php', 'md', 'mdx', 'the', 'a', 'of', 'and'];
/** Minimum share of the path that a page must match. Less could be a single common word. */
const MIN_SHARE = 1 / 3;

/** Context of the unknown address. */
export type GuessContext = {
  /** The version that it belongs to. */
  readonly version: string;
  /** Path segments to ignore, such as those of the base path and of versions. */
  readonly ignored: readonly string[];
};

function extractWords(text: string, ignored: readonly string[]): string[] {
  return text
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '' && !ignored.includes(word));
}

function getWordScore(wanted: string, offered: string): number {
  if (wanted === offered) return 1;
  if (offered.startsWith(wanted) || wanted.startsWith(offered))
    return Math.min(wanted.length, offered.length) < 3 ? 0 : 0.7;
  const shorter = Math.min(wanted.length, offered.length);
  return shorter > 4 && distance(wanted, offered) <= Math.floor(shorter / 4) ? 0.6 : 0;
}

function getPageScore(words: readonly string[], page: GuessablePage, {version, ignored}: GuessContext): number {
  const pathWords = extractWords(page.path, ignored);
  const offered = [...pathWords, ...extractWords(page.title, ignored)];
  const found = words.map((word) => Math.max(0, ...offered.map((offer) => getWordScore(word, offer))));
  const sum = found.reduce((total, score) => total + score, 0);
  const last = words.at(-1) ?? '';
  const lastInPath = getWordScore(last, pathWords.at(-1) ?? '');
  if (sum + lastInPath < words.length * MIN_SHARE) return 0;
  const sameVersion = page.version === version ? 0.25 : 0;
  return sum + lastInPath * 0.5 + sameVersion - pathWords.length * 0.05;
}

/** Decodes a path. If that fails, replaces all percent-encoded characters by spaces. */
export function decodeAddress(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname.replace(/%[0-9a-f]{0,2}/gi, ' ');
  }
}

/**
 * Returns the pages that the reader of an unknown address most likely wants, best first.
 *
 * @param pathname the unknown address, which may contain anything
 * @param max maximum number of pages
 */
export function findSimilarPages<Page extends GuessablePage>(
  pathname: string,
  pages: readonly Page[],
  {version, ignored}: GuessContext,
  max = 5,
): Page[] {
  const wanted = {version, ignored: [...IGNORED, ...ignored]};
  const words = extractWords(decodeAddress(pathname).slice(0, 300), wanted.ignored);
  return pages
    .filter(({unlisted}) => !unlisted)
    .map((page) => ({page, score: getPageScore(words, page, wanted)}))
    .filter(({score}) => score >= 0.6)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, max)
    .map(({page}) => page);
}
