import type {FenceMeta} from '../model';

const KEYS = ['title', 'run', 'fixture', 'norun', 'fails', 'group', 'expect', 'profile'] as const;
const NEEDS_VALUE: ReadonlySet<string> = new Set(KEYS.filter((key) => key !== 'run'));
/** Words that belong to the site's code block and mean nothing here. */
const SITE_WORDS = /^(?:showLineNumbers(?:=\d+)?|noInline|live|wrap|\{[\d,\s-]+\})$/;
const TOKEN = /\{[^}]*\}|([\w-]+)(?:=("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"']\S*))?|\S+/g;

/** The meta of a fence, and what in it could not be understood. */
export interface ParsedMeta {
  readonly meta: FenceMeta;
  readonly problems: readonly string[];
}

function isKey(word: string | undefined): word is (typeof KEYS)[number] {
  return KEYS.some((key) => key === word);
}

function unquote(value: string): string {
  return /^["']/.test(value) ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
}

function findContradiction(meta: FenceMeta): string[] {
  const problems: string[] = [];
  if (meta.run !== undefined && meta.norun !== undefined) problems.push('"run" and "norun" exclude each other');
  if (meta.expect !== undefined && meta.run !== undefined)
    problems.push('"expect" marks the shown result, "run" the code: two blocks');
  if (meta.profile !== undefined && meta.profile !== 'v1') problems.push('"profile" has one value: profile=v1');
  if (meta.norun === '') problems.push('"norun" needs its reason in quotes');
  return problems;
}

/** Reads the words after the language of a fence. */
export function parseMeta(text: string): ParsedMeta {
  const found: Partial<Record<(typeof KEYS)[number], string>> = {};
  const problems: string[] = [];
  for (const [token, word, value] of text.matchAll(TOKEN)) {
    if (SITE_WORDS.test(token)) continue;
    if (!isKey(word)) problems.push(`unknown meta "${token}": known are ${KEYS.join(', ')}`);
    else if (value === undefined && NEEDS_VALUE.has(word)) problems.push(`meta "${word}" needs a value: ${word}=…`);
    else found[word] = value === undefined ? '' : unquote(value);
  }
  return {meta: found, problems: [...problems, ...findContradiction(found)]};
}
