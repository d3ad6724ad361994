import {tokenize, type Piece} from './grammars';
import {findColour, type Colour} from './tokenColours';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Run = {text: string; colour: Colour | undefined};

/** Runs of one colour, from left to right. */
function flatten(pieces: readonly Piece[], inherited: Colour | undefined): Run[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [{text: piece, colour: inherited}];
    const aliases = typeof piece.alias === 'string' ? [piece.alias] : (piece.alias ?? []);
    const inner = Array.isArray(piece.content) ? (piece.content as readonly Piece[]) : [piece.content as Piece];
    return flatten(inner, findColour([piece.type, ...aliases], inherited));
  });
}

/** Joins neighbours of one colour; white space has no colour and takes that of the run before it. */
function join(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const {text, colour} of runs) {
    const last = joined.at(-1);
    if (last && (last.colour === colour || text.trim() === '')) last.text += text;
    else if (text !== '') joined.push({text, colour});
  }
  return joined;
}

function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, colour} of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const isSpace = part.trim() === '';
      if (part !== '') lines.at(-1)?.push({text: part, colour: isSpace ? undefined : colour});
    });
  }
  return lines;
}

const renderRun = ({text, colour}: Run): string =>
  colour ? `<span class="tok-${colour}">${escapeText(text)}</span>` : escapeText(text);

/** Lines of code as HTML; the text of the HTML is the code. */
export function highlightLines(code: string, language: string): string[] {
  const runs = flatten(tokenize(code, language), undefined);
  return splitLines(join(runs)).map((line) => line.map(renderRun).join(''));
}

/**
 * Code as HTML. Marked lines are blocks, so that their background reaches from edge to edge.
 *
 * @param marked line numbers, counted from 1
 */
export function highlightCode(code: string, language: string, marked: ReadonlySet<number>): string {
  const lines = highlightLines(code, language);
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      return marked.has(index + 1) ? `<span class="code-line--marked">${line}${end}</span>` : line + end;
    })
    .join('');
}
