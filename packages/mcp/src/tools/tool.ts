import type {CallToolResult} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {latestVersion, versions, type VersionId} from '../../../../src/config/versions';

/** Every tool only reads, gives the same answer to the same question, and reaches nothing outside its data. */
export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Maximum length of an answer's text, in characters: about 4,000 tokens. */
export const MAX_ANSWER = 16_000;

const versionIds = versions.map(({id}) => id) as [VersionId, ...VersionId[]];

/** Argument: version of the documentation. */
export const versionArgument = z
  .enum(versionIds)
  .default(latestVersion.id)
  .describe(`Version of the documentation: ${versions.map((it) => `${it.id} (${it.description})`).join(', ')}`);

/** Argument: address of a page. */
export const pageArgument = z
  .string()
  .min(1)
  .max(500)
  .describe('Page: its address, its path such as "/code/nodejs/", or its resource such as "docs://v2/code/nodejs/"');

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
