import type {DocsVersion} from '../../../facts/lookupFact';
import {knownFigures, type KnownFigure} from './knownFigures';

/** A figure typed by hand: where it stands, what was typed and which names print it. */
export interface TypedFigure {
  readonly line: number;
  readonly column: number;
  readonly typed: string;
  readonly names: readonly string[];
}

const ESCAPE = /\{\/\*\s*figure-ok:\s*\S.*?\*\/\}/;
const ESCAPE_ALONE = /^\s*\{\/\*\s*figure-ok:\s*\S.*?\*\/\}\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

interface SourceLine {
  readonly text: string;
  readonly number: number;
  readonly inCode: boolean;
  readonly excused: boolean;
}

/** For each line, whether it is inside a fence (its edges included). */
function markCode(lines: readonly string[]): boolean[] {
  let fence = '';
  return lines.map((text) => {
    const mark = FENCE.exec(text)?.[1];
    const isEdge = mark !== undefined && (!fence || mark.startsWith(fence));
    const inCode = fence !== '' || isEdge;
    if (isEdge) fence = fence ? '' : mark;
    return inCode;
  });
}

/** The lines a comment of its own line excuses: the next paragraph, table or fence. */
function markExcused(lines: readonly string[], inCode: readonly boolean[]): Set<number> {
  const excused = new Set<number>();
  lines.forEach((text, comment) => {
    if (!ESCAPE_ALONE.test(text)) return;
    let index = comment + 1;
    while (lines[index]?.trim() === '') index += 1;
    const isCode = inCode[index];
    const goesOn = () => (isCode ? inCode[index] : (lines[index] ?? '').trim() !== '');
    for (; goesOn(); index += 1) excused.add(index);
  });
  return excused;
}

/** Marks each line: inside a fence or not, and whether a figure-ok comment excuses it. */
function markLines(source: string): SourceLine[] {
  const lines = source.split('\n');
  const inCode = markCode(lines);
  const excused = markExcused(lines, inCode);
  return lines.map((text, index) => ({
    text,
    number: index + 1,
    inCode: inCode[index] ?? false,
    excused: excused.has(index) || ESCAPE.test(text),
  }));
}

function isNear(figure: KnownFigure, line: SourceLine): boolean {
  return !figure.near || figure.near.test(line.text);
}

function findOnLine(line: SourceLine, figures: readonly KnownFigure[]): TypedFigure[] {
  const found = new Map<number, {typed: string; names: string[]}>();
  let rest = line.text;
  for (const figure of figures) {
    if ((line.inCode && !figure.inCode) || !isNear(figure, line)) continue;
    for (const match of line.text.matchAll(figure.pattern)) {
      const known = found.get(match.index);
      if (known?.typed === match[0]) known.names.push(figure.name);
      else if (rest.startsWith(match[0], match.index)) {
        found.set(match.index, {typed: match[0], names: [figure.name]});
        rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      }
    }
  }
  return [...found].map(([index, {typed, names}]) => ({line: line.number, column: index + 1, typed, names}));
}

/** The figures of one page that are typed by hand, in the order of the page. */
export function findFigures(source: string, version: DocsVersion): TypedFigure[] {
  const figures = knownFigures(version);
  return markLines(source)
    .filter(({excused}) => !excused)
    .flatMap((line) => findOnLine(line, figures).sort((a, b) => a.column - b.column));
}
