/** One word of a fence's meta: a name, or a name with a value that can be quoted and hold spaces. */
const WORD = /[^\s=]+(?:=(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\S*))?/g;

const RUNNER_WORDS: ReadonlySet<string> = new Set(['run', 'fixture', 'norun', 'fails', 'group', 'expect', 'profile']);

/** The meta of a fence without the words that only the runner of the samples reads. */
export function stripMeta(meta: string): string {
  const words = meta.match(WORD) ?? [];
  return words.filter((word) => !RUNNER_WORDS.has(word.replace(/=.*/s, ''))).join(' ');
}
