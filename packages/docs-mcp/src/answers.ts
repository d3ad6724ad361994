/** Shared by the tools and resources: arguments, answers, and splitting long answers into parts. */
import type {CallToolResult} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {Docs} from './data/createDocs';

/** Every tool only reads, gives the same answer to the same question, and reaches nothing outside its data. */
export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Maximum length of an answer's text, in characters: about 4,000 tokens. */
export const MAX_ANSWER = 16_000;

/** What models write for nothing. */
const NOTHING = /^(?:null|undefined|)$/i;

/**
 * A value as a tool takes it, in the first form that its schema takes: without blanks around it, a figure that is
 * written as text, a text that is written as a figure, and in lower case. `null` and the like count as left out.
 */
function normalizeArgument(schema: z.ZodRawShape[string] | undefined, given: unknown): unknown {
  const value = typeof given === 'string' ? given.trim() : (given ?? '');
  if (schema === undefined) return value;
  const isAccepted = (form: unknown): boolean => z.safeParse(schema, form).success;
  if (typeof value === 'string' && NOTHING.test(value) && isAccepted(undefined)) return undefined;
  const others = typeof value === 'string' ? [Number(value), value.toLowerCase()] : [];
  const forms = typeof value === 'number' ? [value, String(value)] : [value, ...others];
  return forms.find(isAccepted) ?? value;
}

/**
 * The arguments of a tool. One that is `null` or blank counts as left out where it may be, and one that the tool does not
 * have is not read, because models send both.
 */
export const toolArguments = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (given) =>
      typeof given === 'object' && given !== null
        ? Object.fromEntries(
            Object.entries(given)
              .map(([name, value]) => [
                name,
                normalizeArgument(Object.hasOwn(shape, name) ? shape[name] : undefined, value),
              ])
              .filter(([, value]) => value !== undefined),
          )
        : given,
    z.object(shape),
  );

/** The arguments that several tools have. */
export function createArguments({site}: Docs) {
  const [latest, ...older] = site.versions;
  const described = site.versions.map(({id, description}) => `${id} (${description})`).join(', ');
  return {
    /** Version of the documentation. */
    version: z
      .enum([latest.id, ...older.map(({id}) => id)])
      .default(latest.id)
      .describe(`Version of the documentation: ${described}`),
    /** Address of a page. */
    page: z
      .string()
      .min(1)
      .max(500)
      .describe(
        `Page: its address, its path such as "/code/nodejs/", or its resource such as "docs://${latest.id}/code/nodejs/"`,
      ),
  };
}

/** Argument: where a long answer goes on. */
export const cursorArgument = z
  .string()
  .max(40)
  .optional()
  .describe('From the end of the previous answer, to get the next part; repeat the other arguments');

/** An answer as Markdown. */
export function answer(text: string): CallToolResult {
  return {content: [{type: 'text', text}]};
}

const MAX_QUOTED = 80;

/** What was given, for a message: in quotation marks, on one line, and cut where it is long. */
export function quote(given: string): string {
  return JSON.stringify(given.length > MAX_QUOTED ? `${given.slice(0, MAX_QUOTED)}…` : given);
}

/**
 * The offset at which an answer goes on, which is its cursor; 0 without one.
 *
 * @throws when the cursor is invalid or past the end
 */
export function parseCursor(cursor = '0', length = Infinity): number {
  const start = /^\d{1,7}$/.test(cursor) ? Number(cursor) : NaN;
  if (start === 0 || start < length) return start;
  throw new Error(
    `There is no part with the cursor ${quote(cursor)}. Give that of the previous answer, or leave it out to start again.`,
  );
}

/** One part of a long answer, and the cursor of the next. */
type Part<T> = {readonly part: T; readonly next: string | null};

/** Cuts at the end of a line where there is one in the second half. */
function findPartEnd(text: string, start: number, size: number): number {
  if (text.length - start <= size) return text.length;
  const line = text.lastIndexOf('\n', start + size);
  return line > start + size / 2 ? line + 1 : start + size;
}

/**
 * The part of a text that a cursor asks for, with whole lines.
 *
 * @throws when the cursor is wrong
 */
export function getTextPage(text: string, size: number, cursor: string | undefined): Part<string> {
  const start = parseCursor(cursor, text.length);
  const end = findPartEnd(text, start, size);
  return {part: text.slice(start, end), next: end < text.length ? String(end) : null};
}

/**
 * The part of a list that a cursor asks for.
 *
 * @throws when the cursor is wrong
 */
export function getListPage<T>(list: readonly T[], size: number, cursor: string | undefined): Part<readonly T[]> {
  const start = parseCursor(cursor, list.length);
  const end = start + size;
  return {part: list.slice(start, end), next: end < list.length ? String(end) : null};
}

/** The last line of an answer that goes on. */
export function formatNextCursor(next: string | null): string {
  return next === null ? '' : `\n\n[There is more. Repeat the call with the same arguments and cursor "${next}".]`;
}
