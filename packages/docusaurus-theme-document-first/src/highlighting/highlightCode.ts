import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

const require = createRequire(import.meta.url);

/**
 * Adds grammars of `prismjs` to those that the renderer brings. Prism's components add themselves to a global instance:
 * it is there while they load, and no longer.
 */
export function addGrammars(names: readonly string[]): void {
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const name of names) {
    // PHP builds on a component that brings no language itself.
    if (name === 'php') require('prismjs/components/prism-markup-templating.js');
    require(`prismjs/components/prism-${name}.js`);
  }
  if (before) scope.Prism = before;
  else delete scope.Prism;
}

/** A piece of code as Prism reads it: plain text, or a token that may hold more pieces. */
type Piece =
  | string
  | {readonly type: string; readonly alias?: string | readonly string[]; readonly content: Piece | readonly Piece[]};

/** Splits code into tokens. Code in a language without a grammar stays one string. */
export function tokenize(code: string, language: string): readonly Piece[] {
  const grammar = Prism.languages[language];
  return typeof grammar === 'object' ? (Prism.tokenize(code, grammar) as readonly Piece[]) : [code];
}

/**
 * The colours that code has: each is a class `tok-<name>` (`codeThemes.ts`). Punctuation has none: it is a third of
 * all tokens, and each would be an element of the page.
 */
export type Color = 'comment' | 'string' | 'keyword' | 'function' | 'number' | 'property' | 'deleted';

/** The types of tokens that have each colour. */
export const TYPES: Readonly<Record<Color, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  string: ['string', 'attr-value', 'char', 'inserted', 'url', 'template-string', 'regex', 'triple-quoted-string'],
  keyword: ['keyword', 'boolean', 'selector', 'important', 'null'],
  function: ['function', 'class-name', 'builtin', 'tag', 'method'],
  number: ['number', 'constant', 'symbol', 'variable', 'environment'],
  property: ['property', 'attr-name', 'key', 'header-name'],
  deleted: ['deleted'],
};

/** Code inside a string: it starts without a colour again. */
const PLAIN = new Set(['interpolation', 'parameter']);

const COLORS = new Map(
  Object.entries(TYPES).flatMap(([color, types]) => types.map((type) => [type, color as Color] as const)),
);

/** Colour of a token by its types, most telling first; `inherited` where none has a colour. */
function findColor(types: readonly string[], inherited: Color | undefined): Color | undefined {
  for (const type of types) {
    if (PLAIN.has(type)) return undefined;
    const color = COLORS.get(type);
    if (color) return color;
  }
  return inherited;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Run = {text: string; color: Color | undefined};

/** A quoted argument of a command that is JSON, as of `curl --data`. */
const QUOTED_JSON = /^'\s*[{[][\s\S]*'$/;

/** Runs of one colour, from left to right. */
function flattenTokens(pieces: readonly Piece[], inherited: Color | undefined): Run[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string')
      return QUOTED_JSON.test(piece)
        ? flattenTokens(["'", ...tokenize(piece.slice(1, -1), 'json'), "'"], undefined)
        : [{text: piece, color: inherited}];
    const aliases = typeof piece.alias === 'string' ? [piece.alias] : (piece.alias ?? []);
    const inner = Array.isArray(piece.content) ? (piece.content as readonly Piece[]) : [piece.content as Piece];
    return flattenTokens(inner, findColor([piece.type, ...aliases], inherited));
  });
}

/**
 * Positions where a command can begin: the start of a line, after an operator, or after a word that takes a command.
 */
const BEFORE_COMMAND = /(?:^|[\n;|&(`{!]|\b(?:do|then|else|if|while|until|time|sudo|exec|env|xargs))[^\S\n]*$/;

/** Takes colours back that a grammar gives by the word alone: a keyword after a dot is a name, and a shell calls the first word. */
function correctColors(runs: readonly Run[], language: string): Run[] {
  let before = '';
  return runs.map(({text, color}) => {
    const isName = color === 'keyword' && before.endsWith('.');
    const isArgument = language === 'bash' && color === 'function' && !BEFORE_COMMAND.test(before);
    before = (before + text).slice(-80);
    return {text, color: isName || isArgument ? undefined : color};
  });
}

/** Joins neighbours of one colour; white space has no colour and takes that of the run before it. */
function mergeRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const {text, color} of runs) {
    const last = joined.at(-1);
    if (last && (last.color === color || text.trim() === '')) last.text += text;
    else if (text !== '') joined.push({text, color});
  }
  return joined;
}

function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, color} of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const isSpace = part.trim() === '';
      if (part !== '') lines.at(-1)?.push({text: part, color: isSpace ? undefined : color});
    });
  }
  return lines;
}

const renderRun = ({text, color}: Run): string =>
  color ? `<span class="tok-${color}">${escapeText(text)}</span>` : escapeText(text);

/** Lines of code as HTML; the text of the HTML is the code. */
export function highlightLines(code: string, language: string): string[] {
  const runs = correctColors(flattenTokens(tokenize(code, language), undefined), language);
  return splitLines(mergeRuns(runs)).map((line) => line.map(renderRun).join(''));
}

/** The characters of a line for which a phone has room. */
const MAX_LINE_LENGTH = 34;

/** The most steps of two characters by which a line is indented when it goes on below. */
export const DEEPEST = 8;

/** The beginning of a line, to its first character, which may be in an element of its own. */
const BEGINNING = /^(\s+)((?:<[^>]+>)?)(&\w+;|[^\s<])/;

/** Keeps the indentation of a line in the row of its first word: alone in it, it would look like an empty line. */
const wrapIndent = (html: string): string =>
  html.replace(BEGINNING, (_whole, space: string, tag: string, first: string) => {
    const start = tag && `${tag}${first}</span>`;
    return `<span class="code-joined">${space}${start || first}</span>${tag}`;
  });

/**
 * Returns the indentation of a long line in steps of two characters, so that wrapped text is indented as well. It's a
 * class, because a policy without inline styles allows nothing else.
 */
function getIndentClass(line: string, html: string): {readonly name?: string; readonly html: string} {
  const shown = line.replaceAll('\t', ' '.repeat(8));
  const columns = shown.length - shown.trimStart().length;
  if (columns < 2 || shown.length <= MAX_LINE_LENGTH) return {html};
  const isWordLong = columns + shown.trimStart().split(' ', 1).join('').length > MAX_LINE_LENGTH - 4;
  return {name: `code-line--${Math.min(columns >> 1, DEEPEST)}`, html: isWordLong ? wrapIndent(html) : html};
}

/**
 * Code as HTML. A marked line is a box, so that its background reaches from edge to edge, and so is a long one that is
 * indented, so that it is wrapped there. Line breaks are between boxes, and style draws the number of a note behind its
 * line: the text of the HTML stays the code, however it is selected.
 *
 * @param marked classes of lines, by their number, counted from 1
 * @param noted the lines that notes are about, in the order of the notes
 */
export function highlightCode(
  code: string,
  language: string,
  marked: ReadonlyMap<number, string>,
  noted: readonly number[] = [],
): string {
  const texts = code.split('\n');
  return highlightLines(code, language)
    .map((line, index) => {
      const note = noted.indexOf(index + 1) + 1;
      const {name: indent, html} = getIndentClass(texts[index] ?? '', line);
      const text = note > 0 ? `<span data-note="${note}">${html}</span>` : html;
      const name = [marked.get(index + 1) ?? (indent && 'code-line'), indent].filter(Boolean).join(' ');
      return name === '' ? text : `<span class="${name}">${text}</span>`;
    })
    .join('\n');
}
