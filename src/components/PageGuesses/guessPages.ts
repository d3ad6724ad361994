/** What a guess needs to know of a page. */
export type GuessablePage = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly version: 'v2' | 'v1';
  readonly unlisted: boolean;
};

const SEPARATORS = /[^a-z0-9]+/;
const IGNORED = new Set(['docs', 'index', 'html', 'htm', 'php', 'md', 'mdx', 'the', 'a', 'of', 'and', 'v1', 'v2']);

function readWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '' && !IGNORED.has(word));
}

/** Number of single-character edits between two words (Levenshtein). */
export function countEdits(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + change,
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

function scoreWord(wanted: string, offered: string): number {
  if (wanted === offered) return 1;
  if (offered.startsWith(wanted) || wanted.startsWith(offered))
    return Math.min(wanted.length, offered.length) < 3 ? 0 : 0.7;
  const shorter = Math.min(wanted.length, offered.length);
  return shorter > 4 && countEdits(wanted, offered) <= Math.floor(shorter / 4) ? 0.6 : 0;
}

function scorePage(words: readonly string[], wantsV1: boolean, page: GuessablePage): number {
  const pathWords = readWords(page.path);
  const offered = [...pathWords, ...readWords(page.title)];
  const found = words.map((word) => Math.max(0, ...offered.map((offer) => scoreWord(word, offer))));
  const sum = found.reduce((total, score) => total + score, 0);
  const last = words.at(-1) ?? '';
  const lastInPath = scoreWord(last, pathWords.at(-1) ?? '') * 0.5;
  const sameVersion = (page.version === 'v1') === wantsV1 ? 0.25 : 0;
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
 * @param most how many to give at the most
 */
export function guessPages<Page extends GuessablePage>(pathname: string, pages: readonly Page[], most = 5): Page[] {
  const words = readWords(decode(pathname).slice(0, 300));
  const wantsV1 = /\/v1(\/|$)/.test(pathname);
  return pages
    .filter(({unlisted}) => !unlisted)
    .map((page) => ({page, score: scorePage(words, wantsV1, page)}))
    .filter(({score}) => score >= 0.6)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, most)
    .map(({page}) => page);
}
