import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {getLineAndColumn, type FactProblem} from './substitute';

/** The part of a vfile that transformers use. */
export type SourceFile = {readonly path?: string; toString(): string};

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

/** Returns the length of the front matter and the blank lines after it, which aren't passed to the parser. */
export function getFrontMatterLength(source: string): number {
  const head = FRONT_MATTER.exec(source)?.[0].length ?? 0;
  const blank = /^\s*/.exec(source.slice(head))?.[0].length ?? 0;
  return head + blank;
}

/** Reads a file from the disk, or returns the parsed text if there's no such file. */
export function readSource({path = ''}: SourceFile, parsed: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return parsed;
  }
}

/** Converts a line number in the parsed text to one in the file. The parsed text may lack the front matter. */
function toFileLine(file: SourceFile, line: number): number {
  const parsed = file.toString();
  if (FRONT_MATTER.test(parsed)) return line;
  const source = readSource(file, parsed);
  return line + getLineAndColumn(source, getFrontMatterLength(source)).line - 1;
}

/** Returns the location of a node for messages, such as `docs/limits/index.mdx:12`. */
export function getLocation(
  file: SourceFile,
  node: {readonly position?: {readonly start: {readonly line: number}}},
): string {
  return `${relative(process.cwd(), file.path ?? '')}:${toFileLine(file, node.position?.start.line ?? 1)}`;
}

/**
 * Stops the build if a file contains wrong names.
 *
 * @param problems the wrong names in `source`
 * @throws an error that lists them with line and column, unless there are none
 */
export function throwProblems(
  path: string,
  source: string,
  problems: readonly FactProblem[],
  describe: (problem: FactProblem) => string,
): void {
  if (problems.length === 0) return;
  const lines = problems.map((problem) => {
    const {line, column} = getLineAndColumn(source, problem.offset);
    return `  ${relative(process.cwd(), path)}:${line}:${column} ${describe(problem)}`;
  });
  const count = lines.length === 1 ? 'A wrong fact token' : `${lines.length} wrong fact tokens`;
  throw new Error(`${count}:\n${lines.join('\n')}`);
}
