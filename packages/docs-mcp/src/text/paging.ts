import {createHash} from 'node:crypto';

/** A question that is answered in parts: its tool and arguments, without the cursor. */
type Question = Readonly<Record<string, unknown>>;

function digest(question: Question): string {
  const {cursor: _, ...rest} = question;
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url').slice(0, 8);
}

/** The cursor with which a question goes on at an offset. */
export function writeCursor(question: Question, offset: number): string {
  return `${digest(question)}.${offset}`;
}

/**
 * The offset at which an answer goes on; 0 without a cursor.
 *
 * @throws when the cursor belongs to another question, or is none
 */
export function readCursor(question: Question, cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [key, offset = ''] = cursor.split('.', 2);
  if (key !== digest(question) || !/^\d{1,7}$/.test(offset)) {
    throw new Error(
      'The cursor does not belong to these arguments. Repeat the arguments of the call that returned it, ' +
        'or leave the cursor out to start again.',
    );
  }
  return Number(offset);
}

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
