import {createHash} from 'node:crypto';

/** A question that is answered in parts: its tool and arguments, without the cursor. */
export type Question = Readonly<Record<string, unknown>>;

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
