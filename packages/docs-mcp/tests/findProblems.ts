import type {Client} from '@modelcontextprotocol/client';
import {callTool, type Answer} from './connect';
import {createRandom} from './createRandom';
import {makeArguments} from './randomArguments';

/** Longest answer that any tool gives, in characters; an error may repeat part of what was given. */
const MAX_LENGTH = 25_000;

/** Text that only a file outside the data could bring into an answer. */
const FOREIGN = /root:x:0/;

/** What an error says that nobody foresaw. */
const UNFORESEEN = /node_modules|\bat \S+ \(|\.m?js:\d|is not a function|is not defined|Cannot read prop|not iterable/;

function describeProblem({text, isError}: Answer): string | null {
  if (text === '') return 'an empty answer';
  if (text.length > MAX_LENGTH) return `${text.length} characters`;
  if (FOREIGN.test(text)) return 'a file from elsewhere';
  return isError && UNFORESEEN.test(text) ? text.slice(0, 200) : null;
}

/** Calls every tool with random arguments, and describes each answer that should not have been given. */
export async function findProblems(client: Client, calls: number, seed: number): Promise<string[]> {
  const random = createRandom(seed);
  const {tools} = await client.listTools();
  const problems: string[] = [];
  for (let at = 0; at < calls; at += 1) {
    const {name = '', inputSchema} = tools[at % tools.length] ?? {};
    const args = makeArguments(random, Object.keys(inputSchema?.properties ?? {}));
    const problem = await callTool(client, name, args).then(
      describeProblem,
      (error: unknown) => `thrown: ${String(error)}`,
    );
    if (problem !== null) problems.push(`${name} ${JSON.stringify(args)}: ${problem}`);
  }
  return problems;
}
