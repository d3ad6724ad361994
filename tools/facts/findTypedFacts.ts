import type {DocsVersion} from '../../src/facts/lookupFact';
import {knownFacts, type KnownFact} from './knownFacts';

/** A fact typed by hand: where it is, what was typed, and which names print it. */
export interface TypedFact {
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

/** The lines that a comment on its own line exempts: the next paragraph, table or fence. */
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

/** Marks each line: inside a fence or not, and whether a figure-ok comment exempts it. */
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

function isNear(fact: KnownFact, line: SourceLine): boolean {
  return !fact.near || fact.near.test(line.text);
}

function findOnLine(line: SourceLine, facts: readonly KnownFact[]): TypedFact[] {
  const found = new Map<number, {typed: string; names: string[]}>();
  let rest = line.text;
  for (const fact of facts) {
    if ((line.inCode && !fact.inCode) || !isNear(fact, line)) continue;
    for (const match of line.text.matchAll(fact.pattern)) {
      const known = found.get(match.index);
      if (known?.typed === match[0]) known.names.push(fact.name);
      else if (rest.startsWith(match[0], match.index)) {
        found.set(match.index, {typed: match[0], names: [fact.name]});
        rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      }
    }
  }
  return [...found].map(([index, {typed, names}]) => ({line: line.number, column: index + 1, typed, names}));
}

/** What is said of a figure typed by hand: its place in the file, and what to write. */
export function describeTypedFact(path: string, {line, column, typed, names}: TypedFact): string {
  const tokens = names.map((name) => `%${name}%`).join(' or ');
  return `${path}:${line}:${column}: "${typed}" is typed by hand: write ${tokens}`;
}

/** The facts of one page that are typed by hand, in the order of the page. */
export function findTypedFacts(source: string, version: DocsVersion): TypedFact[] {
  const facts = knownFacts(version);
  return markLines(source)
    .filter(({excused}) => !excused)
    .flatMap((line) => findOnLine(line, facts).sort((a, b) => a.column - b.column));
}
