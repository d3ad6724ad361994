import type {Client} from '@modelcontextprotocol/client';
import {callTool, createRandom, type Answer} from './client';

const PIECES = [
  '/limits/',
  'docs://v2/',
  'https://yard.example/docs/',
  'https://evil.example/',
  'file:///etc/passwd',
  '../../../etc/passwd',
  '..\\..\\',
  '%2e%2e%2f',
  '%',
  '%00',
  '\u0000',
  '%limits.tmp%',
  '%billing.',
  '#memory',
  '?a=b',
  'event-queue-full',
  'Timeout',
  'timeout\n\n\n',
  'limits.payloadSize',
  '__proto__',
  'constructor',
  '$.flow.delay',
  '${process.env.HOME}',
  '`'.repeat(12),
  '<script>',
  '"quoted"',
  '((((a+)+)+)+$',
  '\ud800',
  '漢字',
  '😀',
  ' ',
  '\n',
  'a'.repeat(300),
  '0.0',
  'js',
  'python',
  'v1',
  'v2',
];

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  ['v2'],
  {toString: 'x'},
  '',
];

/**
 * Makes random arguments: mostly words that some tool may trip over, sometimes values of the wrong type.
 *
 * @param names names of the arguments that the tool has
 */
export function makeArguments(random: () => number, names: readonly string[]): Record<string, unknown> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const makeText = (): string => Array.from({length: 1 + Math.floor(random() * 3)}, () => pick(PIECES)).join('');
  const makeValue = (name: string): unknown => {
    if (random() < 0.05) return pick(ODD);
    if (name === 'version') return pick(['v1', 'v2']);
    if (name === 'limit') return 1 + Math.floor(random() * 20);
    return makeText();
  };
  const given = names.filter((name) => random() < (name === 'cursor' ? 0.1 : 0.8));
  const more = random() < 0.05 ? [pick(PIECES)] : [];
  return Object.fromEntries([...given, ...more].map((name) => [name, makeValue(name)]));
}

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
