import type {Client} from '@modelcontextprotocol/client';
import {callTool} from './connect';
import {createRandom, makeArguments} from './randomArguments';

/** Longest answer that any tool gives, in characters; an error may repeat part of what was given. */
const MAX_LENGTH = 25_000;

/** Text that only a file outside the data, or an error that nobody foresaw, could bring into an answer. */
const LEAKS =
  /root:x:0|node_modules|\bat \S+ \(|file:\/\/\/\S+\.m?js|is not a function|is not defined|Cannot read prop|not iterable/;

/** Calls every tool with random arguments, and describes each answer that should not have been given. */
export async function findProblems(client: Client, calls: number, seed: number): Promise<string[]> {
  const random = createRandom(seed);
  const {tools} = await client.listTools();
  const problems: string[] = [];
  for (let at = 0; at < calls; at += 1) {
    const name = tools[at % tools.length]?.name ?? '';
    const args = makeArguments(random);
    const text = await callTool(client, name, args).then(
      (answer) => answer.text,
      (error: unknown) => `thrown: ${String(error)}`,
    );
    const isWrong = text.startsWith('thrown: ') || text === '' || text.length > MAX_LENGTH || LEAKS.test(text);
    if (isWrong) problems.push(`${name} ${JSON.stringify(args)}: ${text.slice(0, 200)}`);
  }
  return problems;
}
