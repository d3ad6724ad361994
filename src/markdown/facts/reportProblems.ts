import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import type {VFile} from 'vfile';
import {describeProblem, locateOffset, type FactProblem} from '../../facts/substituteFacts';

/** A wrong token together with the part of the source it was found in. */
export interface LocatedProblem {
  readonly problem: FactProblem;
  /** Offsets of the node in the text that was parsed. */
  readonly start: number;
  readonly end: number;
}

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

/** The length of a file's front matter and the blank lines after it, which the parser never sees. */
export function measureFrontMatter(source: string): number {
  const head = FRONT_MATTER.exec(source)?.[0].length ?? 0;
  const blank = /^\s*/.exec(source.slice(head))?.[0].length ?? 0;
  return head + blank;
}

/** The file as it is on the disk, or the text that was parsed if there is no such file. */
export function readSource(path: string, parsed: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return parsed;
  }
}

/** How many lines of the file the parser did not get; none if its text begins with the front matter. */
export function countMissingLines(parsed: string, source: string): number {
  if (FRONT_MATTER.test(parsed)) return 0;
  return locateOffset(source, measureFrontMatter(source)).line - 1;
}

/** Where a node is for a reader of a message: `docs/limits/index.mdx:12`, front matter counted. */
export function placeIn(file: VFile, node: {readonly position?: {readonly start: {readonly line: number}}}): string {
  const parsed = String(file);
  const line = (node.position?.start.line ?? 1) + countMissingLines(parsed, readSource(file.path, parsed));
  return `${relative(process.cwd(), file.path)}:${line}`;
}

/** The offset of the nth wrong token of a node. It is searched for, because escapes shift offsets. */
function findToken(text: string, {problem, start, end}: LocatedProblem, from: number): number {
  const found = text.indexOf(problem.token, Math.max(start, from));
  return found === -1 || found > end ? start : found;
}

/** One line per wrong token: `file:line:column sentence`, in the order of the text. */
export function describeProblems(
  filePath: string,
  parsed: string,
  source: string,
  located: readonly LocatedProblem[],
): string[] {
  const shift = countMissingLines(parsed, source);
  let from = 0;
  return located.map((item) => {
    const offset = findToken(parsed, item, from);
    from = offset + 1;
    const {line, column} = locateOffset(parsed, offset);
    return `${filePath}:${line + shift}:${column} ${describeProblem(item.problem)}`;
  });
}

/** The error that stops a build: every wrong token of one file. */
export function problemError(lines: readonly string[]): Error {
  const count = lines.length === 1 ? 'A wrong fact token' : `${lines.length} wrong fact tokens`;
  return new Error(`${count}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
