import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {versionById} from '../config/versions';
import {displayFact, listFacts} from '../facts';
import {describeAtLimit, resolveLimits, type ResolvedLimit} from '../facts/resolveLimits';
import {findFigures, findLimits} from './findLimits';
import {answer, createArguments, type Docs, quote, READ_ONLY} from 'docs-mcp';

const createSchema = (docs: Docs) =>
  z.strictObject({
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

const SUMMARY =
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
    {title: 'Look up a limit', description: SUMMARY, inputSchema: createSchema(docs), annotations: READ_ONLY},
    ({name, version}) => answer(name === undefined ? listLimits(version) : findAnswer(name, version, docs)),
  );
}
