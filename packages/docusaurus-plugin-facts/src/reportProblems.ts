import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {locateOffset, type FactProblem} from './substitute';

/** The part of a virtual file that transformers use. */
export type SourceFile = {readonly path?: string; toString(): string};

/** A wrong name together with the part of the source it was found in. */
export type LocatedProblem = {
  readonly problem: FactProblem;
  /** Offsets of the node in the text that was parsed. */
  readonly start: number;
  readonly end: number;
};

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

/** The length of a file's front matter and the blank lines after it, which the parser never sees. */
export function measureFrontMatter(source: string): number {
  const head = FRONT_MATTER.exec(source)?.[0].length ?? 0;
  const blank = /^\s*/.exec(source.slice(head))?.[0].length ?? 0;
  return head + blank;
}

/** The file as it is on the disk, or the text that was parsed if there is no such file. */
function readSource({path = ''}: SourceFile, parsed: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return parsed;
  }
}

/** The line of a file that a line of its parsed text is: the parser may not get the front matter. */
function lineOfFile(file: SourceFile, line: number): number {
  const parsed = file.toString();
  if (FRONT_MATTER.test(parsed)) return line;
  const source = readSource(file, parsed);
  return line + locateOffset(source, measureFrontMatter(source)).line - 1;
}

/** Where a node is for a reader of a message: `docs/limits/index.mdx:12`, front matter counted. */
export function placeIn(
  file: SourceFile,
  node: {readonly position?: {readonly start: {readonly line: number}}},
): string {
  return `${relative(process.cwd(), file.path ?? '')}:${lineOfFile(file, node.position?.start.line ?? 1)}`;
}

/** The offset of the nth wrong token of a node. It is searched for, because escapes shift offsets. */
function findToken(text: string, {problem, start, end}: LocatedProblem, from: number): number {
  const found = text.indexOf(problem.token, Math.max(start, from));
  return found === -1 || found > end ? start : found;
}

/** The error that stops a build: every wrong token of one file. */
export function problemError(lines: readonly string[]): Error {
  const count = lines.length === 1 ? 'A wrong fact token' : `${lines.length} wrong fact tokens`;
  return new Error(`${count}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * Stops the build if a file has wrong names, each as `file:line:column sentence`, in the order of the text.
 *
 * @throws if there is any
 */
export function stopAtProblems(
  file: SourceFile,
  located: readonly LocatedProblem[],
  describe: (problem: FactProblem) => string,
): void {
  if (located.length === 0) return;
  const parsed = file.toString();
  const shown = file.path ? relative(process.cwd(), file.path) : 'unknown file';
  let from = 0;
  const lines = located.map((item) => {
    const offset = findToken(parsed, item, from);
    from = offset + 1;
    const {line, column} = locateOffset(parsed, offset);
    return `${shown}:${lineOfFile(file, line)}:${column} ${describe(item.problem)}`;
  });
  throw problemError(lines);
}
