import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {addBreaks} from '../addresses';

const require = createRequire(import.meta.url);

/**
 * Adds grammars of `prismjs` to those of the renderer. Prism's components register themselves with a global instance,
 * so define one while they load.
 */
export function addGrammars(names: readonly string[]): void {
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const name of names) {
    // PHP depends on a component that isn't a language.
    if (name === 'php') require('prismjs/components/prism-markup-templating.js');
    require(`prismjs/components/prism-${name}.js`);
  }
  if (before) scope.Prism = before;
  else delete scope.Prism;
}

/** Prism's input: plain text, or a token with nested content. */
type Piece =
  | string
  | {readonly type: string; readonly alias?: string | readonly string[]; readonly content: Piece | readonly Piece[]};

/** Splits code into tokens. Without a grammar for the language, the code stays one string. */
export function tokenize(code: string, language: string): readonly Piece[] {
  const grammar = Prism.languages[language];
  return typeof grammar === 'object' ? (Prism.tokenize(code, grammar) as readonly Piece[]) : [code];
}

/**
 * Colours of code: each is a class `tok-<name>` (`codeThemes.ts`). Punctuation has none: it's a third of all tokens,
 * and each would add an element to the page.
 */
export type Color = 'comment' | 'string' | 'keyword' | 'function' | 'number' | 'property' | 'deleted';

/** Token types of each colour. */
export const TYPES: Readonly<Record<Color, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  string: ['string', 'attr-value', 'char', 'inserted', 'url', 'template-string', 'regex', 'triple-quoted-string'],
  keyword: ['keyword', 'boolean', 'selector', 'important', 'null'],
  function: ['function', 'class-name', 'builtin', 'tag', 'method'],
  number: ['number', 'constant', 'symbol', 'variable', 'environment'],
  property: ['property', 'attr-name', 'key', 'header-name'],
  deleted: ['deleted'],
};

/** Code inside a string, which doesn't inherit its colour. */
const PLAIN = new Set(['interpolation', 'parameter']);

const COLORS = new Map(
  Object.entries(TYPES).flatMap(([color, types]) => types.map((type) => [type, color as Color] as const)),
);

/** Returns the colour of a token by its types, most specific first; `inherited` if none has a colour. */
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

/** A quoted JSON argument of a command, as in `curl --data`. */
const QUOTED_JSON = /^'\s*[{[][\s\S]*'$/;

/** Flattens nested tokens into runs of one colour. */
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

/** Matches text before a command: the start of a line, an operator, or a word like `sudo`. */
const BEFORE_COMMAND = /(?:^|[\n;|&(`{!]|\b(?:do|then|else|if|while|until|time|sudo|exec|env|xargs))[^\S\n]*$/;

/**
 * Removes wrong colours of grammars that only consider the word: a keyword after a dot is a property, and in a shell
 * only the first word is a command.
 */
function correctColors(runs: readonly Run[], language: string): Run[] {
  let before = '';
  return runs.map(({text, color}) => {
    const isName = color === 'keyword' && before.endsWith('.');
    const isArgument = language === 'bash' && color === 'function' && !BEFORE_COMMAND.test(before);
    before = (before + text).slice(-80);
    return {text, color: isName || isArgument ? undefined : color};
  });
}

/** Merges adjacent runs of the same colour. White space joins the run before it. */
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

function renderRun({text, color}: Run): string {
  const html = addBreaks(escapeText(text));
  return color ? `<span class="tok-${color}">${html}</span>` : html;
}

/** Highlights code and returns the HTML of each line. Its text content is the code. */
export function highlightLines(code: string, language: string): string[] {
  const runs = correctColors(flattenTokens(tokenize(code, language), undefined), language);
  return splitLines(mergeRuns(runs)).map((line) => line.map(renderRun).join(''));
}

/** Number of characters that fit in a line on a phone. */
const MAX_LINE_LENGTH = 34;

/** Maximum hanging indent of a wrapped line, in steps of two characters. */
export const DEEPEST = 8;

/** Indentation and first character of a line, which may be inside an element. */
const BEGINNING = /^(\s+)((?:<[^>]+>)?)(&\w+;|[^\s<])/;

/** Keeps the indentation in the same row as the first word. Alone in a row, it'd look like an empty line. */
const wrapIndent = (html: string): string =>
  html.replace(BEGINNING, (_whole, space: string, tag: string, first: string) => {
    const start = tag && `${tag}${first}</span>`;
    return `<span class="code-joined">${space}${start || first}</span>${tag}`;
  });

/** Keeps the backslash at the end of a long line with the word before it. Alone in a row, it'd look like a new line. */
const joinBackslash = (line: string, html: string): string =>
  line.length > MAX_LINE_LENGTH ? html.replace(/ \\$/, '<span class="code-joined"> \\</span>') : html;

/**
 * Returns the hanging indent of a long line in steps of two characters. It's a class because a content security policy
 * without inline styles doesn't allow anything else.
 */
function getIndentClass(line: string, html: string): {readonly name?: string; readonly html: string} {
  const shown = line.replaceAll('\t', ' '.repeat(8));
  const columns = shown.length - shown.trimStart().length;
  if (columns < 2 || shown.length <= MAX_LINE_LENGTH) return {html};
  const isWordLong = columns + shown.trimStart().split(' ', 1).join('').length > MAX_LINE_LENGTH - 4;
  return {name: `code-line--${Math.min(columns >> 1, DEEPEST)}`, html: isWordLong ? wrapIndent(html) : html};
}

/**
 * Renders code as HTML. Highlighted lines are boxes, so that their background fills the width, and so are long indented
 * ones, so that they wrap with a hanging indent. Line breaks are between the boxes, and CSS generates the number of a
 * note after its line, so that selecting and copying gives the exact code.
 *
 * @param marked classes of highlighted lines, by line number (1-based)
 * @param noted line numbers of the notes, in order
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
      const text = texts[index] ?? '';
      const {name: indent, html} = getIndentClass(text, joinBackslash(text, line));
      const content = note > 0 ? `<span data-note="${note}">${html}</span>` : html;
      const name = [marked.get(index + 1), indent].filter(Boolean).join(' ');
      return name === '' ? content : `<span class="${name}">${content}</span>`;
    })
    .join('\n');
}
