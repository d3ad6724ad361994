/** Shared by tools and resources: arguments, answers, and pagination. */
import type {CallToolResult} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {Docs} from './data/createDocs';

/** Annotations of all tools: they're read-only, idempotent, and don't access external systems. */
export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Maximum length of a result's text, in characters: about 4,000 tokens. */
export const MAX_RESULT = 16_000;

/** Strings that models send for a missing value. */
const MISSING_VALUE = /^(?:null|undefined|)$/i;

/**
 * Normalizes an argument to the first form that its schema accepts: trimmed, a string as a number, a number as a
 * string, or in lower case. Strings like `null` count as missing if the argument is optional.
 */
function normalizeArgument(schema: z.ZodRawShape[string] | undefined, given: unknown): unknown {
  const value = typeof given === 'string' ? given.trim() : (given ?? '');
  if (schema === undefined) return value;
  const isAccepted = (form: unknown): boolean => z.safeParse(schema, form).success;
  if (typeof value === 'string' && MISSING_VALUE.test(value) && isAccepted(undefined)) return undefined;
  const others = typeof value === 'string' ? [Number(value), value.toLowerCase()] : [];
  const forms = typeof value === 'number' ? [value, String(value)] : [value, ...others];
  return forms.find(isAccepted) ?? value;
}

/**
 * Creates the schema of a tool's arguments. Optional arguments that are `null` or blank count as missing, and unknown
 * ones are ignored, because models send both.
 */
export const createArgumentsSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
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

/** Creates the arguments that several tools share. */
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

/** Argument for pagination. */
export const cursorArgument = z
  .string()
  .max(40)
  .optional()
  .describe('From the end of the previous answer, to get the next part; repeat the other arguments');

/** Creates the result of a tool from Markdown. */
export function createTextResult(text: string): CallToolResult {
  return {content: [{type: 'text', text}]};
}

const MAX_QUOTED = 80;

/** Moves an index in a text back by one if it would split a surrogate pair, such as an emoji. */
export function getCharacterBoundary(text: string, end: number): number {
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : end;
}

/** Quotes a value for a message: on one line, and truncated. */
export function quoteValue(given: string): string {
  return JSON.stringify(
    given.length > MAX_QUOTED ? `${given.slice(0, getCharacterBoundary(given, MAX_QUOTED))}…` : given,
  );
}

/**
 * Parses a cursor, which is the offset of the next part; 0 without one.
 *
 * @throws if the cursor is invalid or past the end
 */
export function parseCursor(cursor = '0', length = Infinity): number {
  const start = /^\d{1,7}$/.test(cursor) ? Number(cursor) : NaN;
  if (start === 0 || start < length) return start;
  throw new Error(
    `There is no part with the cursor ${quoteValue(cursor)}. Give that of the previous answer, or leave it out to start again.`,
  );
}

/** A part of a long answer, and the cursor of the next. */
type Part<T> = {readonly part: T; readonly next: string | null};

/** Returns where to end a part: after a line break if there's one in its second half. */
function findPartEnd(text: string, start: number, size: number): number {
  if (text.length - start <= size) return text.length;
  const line = text.lastIndexOf('\n', start + size);
  return line > start + size / 2 ? line + 1 : getCharacterBoundary(text, start + size);
}

/**
 * Returns the part of a text at a cursor, with whole lines, and the next cursor.
 *
 * @throws if the cursor is invalid
 */
export function paginateText(text: string, size: number, cursor: string | undefined): Part<string> {
  const start = parseCursor(cursor, text.length);
  const end = findPartEnd(text, start, size);
  return {part: text.slice(start, end), next: end < text.length ? String(end) : null};
}

/**
 * Returns the part of a list at a cursor, and the next cursor.
 *
 * @throws if the cursor is invalid
 */
export function paginateList<T>(list: readonly T[], size: number, cursor: string | undefined): Part<readonly T[]> {
  const start = parseCursor(cursor, list.length);
  const end = start + size;
  return {part: list.slice(start, end), next: end < list.length ? String(end) : null};
}

/** Formats the last line of an incomplete answer. */
export function formatNextCursor(next: string | null): string {
  return next === null ? '' : `\n\n[There is more. Repeat the call with the same arguments and cursor "${next}".]`;
}
