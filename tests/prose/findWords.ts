import {RULES, type Rule} from './rules';

/** One place in a page that a rule objects to. */
export type Finding = {
  readonly line: number;
  readonly column: number;
  readonly words: string;
  readonly suggestion: string;
};

const FENCE = /^[ \t]*(`{3,}|~{3,})/;
const NOT_PROSE = [/`[^`]*`/g, /\]\([^)]*\)/g, /\{\/\*.*?\*\/\}/g, /<[^>]*>/g, /https?:\/\/\S+/g];

const blank = (text: string): string => ' '.repeat(text.length);

/** The lines of a page with everything that is not prose blanked out, so that places stay what they are. */
export function readProse(source: string): string[] {
  let fence: string | undefined;
  return source.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return '';
    }
    if (mark) {
      fence = mark;
      return '';
    }
    if (/^(?:import|export) /.test(line)) return '';
    return NOT_PROSE.reduce((text, pattern) => text.replace(pattern, blank), line);
  });
}

/** What the rules object to in a page. */
export function findWords(source: string, rules: readonly Rule[] = RULES): Finding[] {
  return readProse(source).flatMap((text, at) =>
    rules.flatMap(({pattern, suggestion}) =>
      [...text.matchAll(pattern)].map((match) => ({
        line: at + 1,
        column: match.index + 1,
        words: match[0],
        suggestion,
      })),
    ),
  );
}

/** The most admonitions on a page. */
const ADMONITIONS_MAX = 2;

/** The admonitions beyond the most a page may have. */
export function findAdmonitions(source: string): Finding[] {
  const lines = source.split('\n');
  const opened = lines.flatMap((line, at) => (/^\s*:::[a-z]/.test(line) ? [at] : []));
  return opened.slice(ADMONITIONS_MAX).map((at) => ({
    line: at + 1,
    column: 1,
    words: lines[at]?.trim() ?? '',
    suggestion: `at most ${ADMONITIONS_MAX} admonitions a page: make it a sentence of the text`,
  }));
}

const DELIMITERS = /^\s*\|[\s:|-]*-[\s:|-]*\|\s*$/;

/** Table headings that are empty, the first apart: an empty corner makes the first cells headings of their rows. */
export function findEmptyHeadings(source: string): Finding[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    if (!DELIMITERS.test(line) || above === undefined) return [];
    const cells = above
      .trim()
      .split(/(?<!\\)\|/)
      .slice(2, -1);
    if (cells.every((cell) => cell.trim() !== '')) return [];
    return [{line: at, column: 1, words: above.trim(), suggestion: 'give every column but the first a heading'}];
  });
}
