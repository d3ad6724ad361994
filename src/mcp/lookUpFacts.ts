import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {versionById} from '../config/versions';
import {displayFact, type DocsVersion, listFacts, substituteFacts} from '../facts';
import {describeAtLimit, type ResolvedLimit, resolveLimits} from '../facts/resolveLimits';
import {answer, createArguments, type Docs, quote, READ_ONLY, toolArguments} from 'docs-mcp';
import {readLanguage} from 'docusaurus-theme-search/engine';
import {type PlatformErrorId, platformErrorIds, platformErrorNames} from '../facts/errorIds';
import {describeErrorLimit, describeReplay, type PlatformError, platformErrors} from '../facts/errors';
import {type ErrorMatch, matchErrors, relatedMessages} from '../facts/matchErrors';

const {stem, stopwords} = readLanguage('en');
const MAX_FOUND = 5;

/** Share of the words of a question that an entry must have; below it, a guess would be presented as the answer. */
const MIN_SHARE = 0.75;

/** Words that any question about a limit has. */
const IGNORED = new Set(['limit', 'limits', 'maximum', 'max', 'many', 'much', 'large', 'big', 'millrace']);

/** Words of a name or phrase: `dataStoreMaxKeys` gives data, store, max and key. */
function toWords(text: string): string[] {
  const words = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).filter((word) => !IGNORED.has(word) && !stopwords.has(word)).map(stem);
}

/** The entries that share the most words with a question; all that share as many. */
function findBest<T>(question: string, entries: readonly T[], textOf: (entry: T) => string): T[] {
  const wanted = [...new Set(toWords(question))];
  const scored = entries.map((entry) => {
    const offered = new Set(toWords(textOf(entry)));
    return {entry, score: wanted.filter((word) => offered.has(word)).length};
  });
  const best = Math.max(0, ...scored.map(({score}) => score));
  if (best === 0 || best < wanted.length * MIN_SHARE) return [];
  return scored
    .filter(({score}) => score === best)
    .slice(0, MAX_FOUND)
    .map(({entry}) => entry);
}

function describeFact(key: string, version: DocsVersion): string {
  return `${key} ${listFacts(version).get(key)?.meaning ?? ''}`;
}

/** The rows of the limits table that a name, an id or some words mean. */
export function findLimits(name: string, version: DocsVersion): ResolvedLimit[] {
  const limits = resolveLimits(version);
  const exact = limits.filter(
    ({id, facts}) => id === name || facts.some((fact) => fact === name || fact === `limits.${name}`),
  );
  if (exact.length > 0) return exact;
  return findBest(
    name,
    limits,
    ({id, label, scope, facts}) =>
      `${id} ${label} ${scope} ${facts.map((fact) => describeFact(fact, version)).join(' ')}`,
  );
}

/** The names of the figures that a name or some words mean. */
export function findFigures(name: string, version: DocsVersion): string[] {
  const keys = [...listFacts(version).keys()];
  const exact = keys.filter((key) => key === name || key.endsWith(`.${name}`));
  return exact.length > 0 ? exact : findBest(name, keys, (key) => describeFact(key, version));
}

const createSchema = (docs: Docs) =>
  toolArguments({
    name: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'Words such as "payload size", the id of a limit, or the name of a figure such as "billing.dailyCredits"',
      ),
    version: createArguments(docs).version,
  });

const LIMIT_SUMMARY =
  'Returns limits, prices and other figures of Millrace from the source that the documentation prints them from: the ' +
  'value on each plan, what it applies to, what happens at it and who can raise it. Without a name, lists all limits.';

function writeLimit(limit: ResolvedLimit, docs: Docs): string {
  const {label, id, scope, free, paid, raise} = limit;
  const atLimit = describeAtLimit(limit);
  return [
    `${label} (${id})`,
    free === paid ? `- Every plan: ${free}` : `- Free: ${free}\n- Pro and Team: ${paid}`,
    `- Applies to: ${scope}`,
    ...(atLimit ? [`- At the limit: ${atLimit}`] : []),
    `- Can be raised: ${raise}`,
    `- Explained at: ${docs.addressOf(limit.to)}`,
  ].join('\n');
}

function listLimits(version: string): string {
  const lines = resolveLimits(versionById(version).facts).map(({id, label, free, paid}) => {
    return `- ${label} (${id}): ${free === paid ? free : `Free ${free}; Pro and Team ${paid}`}`;
  });
  return `The limits of ${version}:\n\n${lines.join('\n')}`;
}

function findAnswer(name: string, version: string, docs: Docs): string {
  const {facts} = versionById(version);
  const limits = findLimits(name, facts);
  const figures = findFigures(name, facts).map((key) => {
    const fact = listFacts(facts).get(key);
    return fact ? `- ${key}: ${displayFact(fact).replaceAll('\n', ', ')} (${fact.meaning})` : '';
  });
  if (limits.length + figures.length === 0) {
    const known = resolveLimits(facts).map(({id, label}) => `${id} (${label})`);
    throw new Error(`${version} has no limit or figure ${quote(name)}. The limits are: ${known.join(', ')}.`);
  }
  const lists = figures.length > 0 ? [`Figures:\n${figures.join('\n')}`] : [];
  return [...limits.map((limit) => writeLimit(limit, docs)), ...lists].join('\n\n');
}

/** Adds the tool that returns limits and other figures. */
export function addGetLimit(server: McpServer, docs: Docs): void {
  server.registerTool(
    'get_limit',
    {title: 'Look up a limit', description: LIMIT_SUMMARY, inputSchema: createSchema(docs), annotations: READ_ONLY},
    ({name, version}) => answer(name === undefined ? listLimits(version) : findAnswer(name, version, docs)),
  );
}

/** The page that explains every platform error under its id. */
const ERROR_PAGE = '/troubleshooting/';

const inputSchema = toolArguments({
  message: z
    .string()
    .min(1)
    .max(4000)
    .describe('The message, log lines around it, or the id or name of an error such as "event-queue-full"'),
});

const ERROR_SUMMARY =
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
    `${platformErrorNames[id]}${error.status ? ` (HTTP ${error.status.code} ${error.status.text})` : ''}`,
    error.meaning,
    `Where it shows: ${error.where}`,
    `Causes:\n${error.causes.map((cause) => `- ${cause}`).join('\n')}`,
    `What to do:\n${error.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
    `Limit: ${describeErrorLimit(error)}. Can be raised: ${error.raise}.`,
    `Replay of the event: ${describeReplay(error)}.`,
    `Explained at: [${platformErrorNames[id]}](#${id})`,
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
    {title: 'Explain an error', description: ERROR_SUMMARY, inputSchema, annotations: READ_ONLY},
    ({message}) => answer(explain(message, docs)),
  );
}
