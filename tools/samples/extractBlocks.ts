import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {getFactsVersion, versions} from '../../src/config/versions';
import {describeProblem, resolveFacts} from '../../src/facts';
import {parsePage} from '../prose/readBlocks';
import type {Block, PageBlocks, Problem, FenceMeta} from './model';

/**
 * Returns the id of the version whose facts a block uses: its `profile` if the site has that version, or else the
 * version of its page.
 */
export function getBlockVersion(page: string, profile?: string, ids = versions.map(({id}) => id)): string {
  return profile !== undefined && ids.includes(profile) ? profile : getFactsVersion(page);
}

function parseBlock(page: string, index: number, node: Code): {block: Block; problems: Problem[]} {
  const line = node.position?.start.line ?? 1;
  const {meta, problems} = parseMeta(node.meta ?? '');
  const version = getBlockVersion(page, meta.profile);
  const facts = resolveFacts(node.value, version);
  const block = {page, version, index, line, lang: node.lang ?? '', meta, code: facts.text};
  const messages = [...problems, ...facts.problems.map(describeProblem)];
  return {block, problems: messages.map((message) => ({page, line, message}))};
}

function createSyntaxProblem(page: string, error: unknown): Problem {
  const {line, reason, message} = error as {line?: number; reason?: string; message?: string};
  return {page, line: line ?? 1, message: `the page does not parse: ${reason ?? message ?? String(error)}`};
}

/** Extracts all code blocks of a page in order, including those in tabs, lists and details. */
export function extractBlocks(page: string, source: string): PageBlocks {
  let tree: Root;
  try {
    tree = parsePage(source.replaceAll('\r\n', '\n'));
  } catch (error) {
    return {page, blocks: [], problems: [createSyntaxProblem(page, error)]};
  }
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const read = parseBlock(page, blocks.length, node);
    blocks.push(read.block);
    problems.push(...read.problems);
  });
  return {page, blocks, problems};
}

const KEYS = ['title', 'run', 'fixture', 'norun', 'fails', 'group', 'expect', 'profile'] as const;
const NEEDS_VALUE: ReadonlySet<string> = new Set(KEYS.filter((key) => key !== 'run'));
/** Words for the site's code block, which are ignored here. */
const SITE_WORDS = /^(?:showLineNumbers(?:=\d+)?|noInline|live|wrap|notes="[\d,]+"|\{[\d,\s-]+\})$/;
const TOKEN = /\{[^{}]*\}|([\w-]+)(?:=("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"']\S*))?|\S+/g;

/** The meta of a fence, and the parts that couldn't be parsed. */
interface ParsedMeta {
  readonly meta: FenceMeta;
  readonly problems: readonly string[];
}

const isKey = (word: string | undefined): word is (typeof KEYS)[number] => KEYS.some((key) => key === word);

/** Settings with a text value. */
const TEXT_KEYS: ReadonlySet<string> = new Set(['title', 'norun', 'fails'] satisfies (typeof KEYS)[number][]);

function findMissingQuotes(open: {readonly key: string; readonly words: readonly string[]} | undefined): string[] {
  const text = open?.words.join(' ') ?? '';
  return open && open.words.length > 1 ? [`"${open.key}=${text}" needs quotes: ${open.key}="${text}"`] : [];
}

const removeQuotes = (value: string): string =>
  /^["']/.test(value) ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;

function findMetaContradictions(meta: FenceMeta): string[] {
  const problems: string[] = [];
  if (meta.run !== undefined && meta.norun !== undefined) problems.push('"run" and "norun" exclude each other');
  if (meta.expect !== undefined && meta.run !== undefined)
    problems.push('"expect" marks the shown result, "run" the code: two blocks');
  if (meta.profile !== undefined && meta.profile !== 'v1') problems.push('"profile" has one value: profile=v1');
  if (meta.norun === '') problems.push('"norun" needs its reason in quotes');
  return problems;
}

/** Parses the words after a fence's language. */
export function parseMeta(text: string): ParsedMeta {
  const found: Partial<Record<(typeof KEYS)[number], string>> = {};
  const problems: string[] = [];
  /** The last words of an unquoted text: `norun=part of a step`. */
  let open: {readonly key: string; words: string[]} | undefined;
  for (const [token, word, value] of text.matchAll(TOKEN)) {
    if (SITE_WORDS.test(token)) continue;
    if (open !== undefined && word === token && !isKey(word)) {
      open.words.push(word);
      continue;
    }
    problems.push(...findMissingQuotes(open));
    open =
      word !== undefined && TEXT_KEYS.has(word) && /^[^"']/.test(value ?? '')
        ? {key: word, words: [value ?? '']}
        : undefined;
    if (!isKey(word)) problems.push(`unknown meta "${token}": known are ${KEYS.join(', ')}`);
    else if (value === undefined && NEEDS_VALUE.has(word)) problems.push(`meta "${word}" needs a value: ${word}=…`);
    else found[word] = value === undefined ? '' : removeQuotes(value);
  }
  problems.push(...findMissingQuotes(open));
  return {meta: found, problems: [...problems, ...findMetaContradictions(found)]};
}
