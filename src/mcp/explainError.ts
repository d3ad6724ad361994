import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {platformErrorIds, platformErrorNames, type PlatformErrorId} from '../facts/errorIds';
import {describeErrorLimit, platformErrors, type PlatformError} from '../facts/errors';
import {matchErrors, type ErrorMatch, relatedMessages} from '../facts/matchErrors';
import {substituteFacts} from '../facts';
import {answer, type Docs, quote, READ_ONLY} from 'docs-mcp';

/** The page that explains every platform error under its id. */
const ERROR_PAGE = '/troubleshooting/';

const inputSchema = z.strictObject({
  message: z
    .string()
    .min(1)
    .max(4000)
    .describe('The message, log lines around it, or the id or name of an error such as "event-queue-full"'),
});

const SUMMARY =
  'Explains errors of Millrace found in a message or log: what each means, its causes, what to do in order, the limit ' +
  'behind it, and whether the event can be replayed. Recognises messages that are mistaken for platform errors too.';

function findById(text: string): PlatformErrorId | undefined {
  const id = text.trim().toLowerCase().replace(/\s+/g, '-');
  return platformErrorIds.find((known) => known === id);
}

/** A text of src/facts as readers see it: with its figures, and with full links. */
function fill(text: string, {siteUrl, addressOf}: Docs): string {
  return substituteFacts(text)
    .replaceAll('](/', `](${siteUrl}`)
    .replaceAll('](#', `](${addressOf(ERROR_PAGE)}#`);
}

function writeError(id: PlatformErrorId, docs: Docs): string {
  const error: PlatformError = platformErrors[id];
  const parts = [
    `${error.name}${error.status ? ` (HTTP ${error.status.code} ${error.status.text})` : ''}`,
    error.meaning,
    `Where it shows: ${error.where}`,
    `Causes:\n${error.causes.map((cause) => `- ${cause}`).join('\n')}`,
    `What to do:\n${error.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
    `Limit: ${describeErrorLimit(error)}. Can be raised: ${error.raise}.`,
    `The event can be replayed: ${error.replay ? 'yes, once the cause is fixed' : 'no'}.`,
    `Explained at: [${error.name}](#${id})`,
  ];
  return fill(parts.join('\n\n'), docs);
}

function writeMatch(match: ErrorMatch, docs: Docs): string {
  const found = `Found: ${quote(match.line)}`;
  if (match.kind === 'platform') return `${found}\n\n${writeError(match.id, docs)}`;
  const {title, answer: text} = relatedMessages[match.id];
  return `${found}\n\n${title}: ${fill(text, docs)}`;
}

function explain(message: string, docs: Docs): string {
  const id = findById(message);
  if (id) return writeError(id, docs);
  const matches = matchErrors(message);
  if (matches.length > 0) return matches.map((match) => writeMatch(match, docs)).join('\n\n---\n\n');
  return (
    `${quote(message)} contains no error of Millrace. The platform errors are: ` +
    `${Object.values(platformErrorNames).join(', ')}. Any other message comes from your code, a library, or the API ` +
    'that a step called; try search with the exact words of the message.'
  );
}

/** Adds the tool that explains errors. */
export function addExplainError(server: McpServer, docs: Docs): void {
  server.registerTool(
    'explain_error',
    {title: 'Explain an error', description: SUMMARY, inputSchema, annotations: READ_ONLY},
    ({message}) => answer(explain(message, docs)),
  );
}
