import type {CallToolResult} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {Docs} from '../data/createDocs';

/** Every tool only reads, gives the same answer to the same question, and reaches nothing outside its data. */
export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Maximum length of an answer's text, in characters: about 4,000 tokens. */
export const MAX_ANSWER = 16_000;

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
