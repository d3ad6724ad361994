import {readCursor, writeCursor, type Question} from './cursor';

/** One part of a long answer, and the cursor of the next. */
export type Part<T> = {readonly part: T; readonly next: string | null};

const ENDED = 'The cursor is past the end. Leave it out to start again.';

/** Cuts at the end of a line where there is one in the second half. */
function endOfPart(text: string, start: number, size: number): number {
  if (text.length - start <= size) return text.length;
  const line = text.lastIndexOf('\n', start + size);
  return line > start + size / 2 ? line + 1 : start + size;
}

/**
 * The part of a text that a cursor asks for, with whole lines.
 *
 * @throws when the cursor is wrong
 */
export function pageText(text: string, size: number, question: Question, cursor: string | undefined): Part<string> {
  const start = readCursor(question, cursor);
  if (start > 0 && start >= text.length) throw new Error(ENDED);
  const end = endOfPart(text, start, size);
  return {part: text.slice(start, end), next: end < text.length ? writeCursor(question, end) : null};
}

/**
 * The part of a list that a cursor asks for.
 *
 * @throws when the cursor is wrong
 */
export function pageList<T>(
  list: readonly T[],
  size: number,
  question: Question,
  cursor: string | undefined,
): Part<readonly T[]> {
  const start = readCursor(question, cursor);
  if (start > 0 && start >= list.length) throw new Error(ENDED);
  const end = start + size;
  return {part: list.slice(start, end), next: end < list.length ? writeCursor(question, end) : null};
}

/** The last line of an answer that goes on. */
export function describeNext(next: string | null): string {
  return next === null ? '' : `\n\n[There is more. Repeat the call with the same arguments and cursor "${next}".]`;
}
