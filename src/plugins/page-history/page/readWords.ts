const IMPORT = /^(?:import|export)\s.*$/gm;
const COMMENT = /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g;
const TAG = /<\/?[A-Za-z][^<>]*>/g;
const LINK_TARGET = /\]\([^)\s]*(?:\s+"[^"]*")?\)/g;
const CODE = /`([^`]+)`/g;
const TABLE_RULE = /^[\s|:-]+$/gm;
const EDGES = /^[^\p{L}\p{N}`$%]+|[^\p{L}\p{N}`$%]+$/gu;

/** Stands at the start of a word from inline code; its case and signs count. */
export const CODE_MARK = '`';

const markCode = (_: string, code: string): string => ` ${CODE_MARK}${code.replace(/\s+/g, CODE_MARK)} `;

const normalise = (word: string): string =>
  word.startsWith(CODE_MARK) ? word : word.replace(EDGES, '').toLowerCase().replace(/’/g, "'");

/**
 * The words that a reader sees in Markdown: no imports, comments, tags, addresses of links or punctuation, in lower case.
 * Inline code stays as it is, one word for each piece.
 */
export function readWords(markdown: string): string[] {
  return markdown
    .replace(IMPORT, '')
    .replace(COMMENT, ' ')
    .replace(CODE, markCode)
    .replace(TAG, ' ')
    .replace(LINK_TARGET, ']')
    .replace(TABLE_RULE, ' ')
    .split(/[\s|—–]+/)
    .map(normalise)
    .filter(Boolean);
}
