import {buildRegex, replaceCore} from 'case-police';
import type {Nodes, Root} from 'mdast';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {getLineAndColumn} from 'docusaurus-plugin-facts/facts';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {lintStyle, type Finding} from './lintStyle';
import {parsePage, getTextBlocks, type PlainText} from './readBlocks';

const require = createRequire(import.meta.url);

/** A rule in `rules.yaml`. */
type Rule = {
  readonly words: string;
  readonly flags?: string;
  readonly write: string;
  readonly level?: Finding['level'];
  readonly excuse?: string;
  readonly notInQuotes?: boolean;
};

/** The rules about wording. */
export const RULES = (parse(readFileSync(join(import.meta.dirname, 'rules.yaml'), 'utf8')) as readonly Rule[]).map(
  ({words, flags = 'gi', write, level = 'error', excuse, notInQuotes = false}) => ({
    pattern: new RegExp(words, flags),
    suggestion: write,
    level,
    excuse,
    notInQuotes,
  }),
);

/** Maximum number of admonitions on a page. */
const ADMONITIONS_MAX = 2;

/** Whether a position is in a quotation of several words, such as the error message of another product. */
function isQuoted(text: string, at: number): boolean {
  const parts = text.split('"');
  const part = text.slice(0, at).split('"').length - 1;
  return part % 2 === 1 && part < parts.length - 1 && (parts[part] ?? '').trim().split(/\s+/).length >= 3;
}

/** Finds wordings in a page's prose that the rules don't allow. */
function lintWords(blocks: readonly PlainText[], source: string): Finding[] {
  const found = blocks.flatMap(({text, offsets}) =>
    RULES.flatMap(({pattern, notInQuotes, ...rule}) =>
      [...text.matchAll(pattern)]
        .filter(({index}) => !notInQuotes || !isQuoted(text, index))
        .map((match) => ({
          ...rule,
          offset: offsets[match.index] ?? 0,
          words: match[0].trim(),
        })),
    ),
  );
  const getLineText = (offset: number): string =>
    source.slice(source.lastIndexOf('\n', offset) + 1).split('\n', 1)[0] ?? '';
  return found.filter(({offset, excuse}) => !excuse || !getLineText(offset).includes(excuse));
}

/** Spelling of product names, by their lower-case form. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ['millrace', 'Millrace'],
  ...['softwares', 'products', 'general', 'brands', 'abbreviates'].flatMap((dictionary) =>
    Object.entries(require(`case-police/dict/${dictionary}.json`) as Record<string, string>),
  ),
]);
const NAME = buildRegex(NAMES);
/** Names that are also correct in a different spelling. */
const BOTH_WAYS = ['unix'];

/** Finds product names with wrong capitalisation. */
function lintNames(blocks: readonly PlainText[]): Finding[] {
  const found: Finding[] = [];
  for (const {text, offsets} of blocks) {
    replaceCore(
      text,
      NAMES,
      BOTH_WAYS,
      (_, at, given, name) => {
        found.push({offset: offsets[at] ?? 0, words: given, suggestion: `"${name}"`, level: 'error'});
      },
      NAME,
    );
  }
  return found;
}

/** Finds unclosed and unopened brackets. A number or letter before a closing one is a list marker. */
function lintBrackets(blocks: readonly PlainText[]): Finding[] {
  return blocks.flatMap(({text, offsets}) => {
    let open: number[] = [];
    for (const {0: sign, index} of text.matchAll(/[()]/g)) {
      if (sign === '(') open = [...open, index];
      else if (open.length === 0 && !/(?:^|\s)\w$/.test(text.slice(0, index))) open = [index, Infinity];
      else open = open.slice(0, -1);
    }
    const at = open[0];
    return at === undefined || at === Infinity
      ? []
      : {
          offset: offsets[at] ?? 0,
          words: text.slice(at, at + 20),
          suggestion: 'a bracket at both ends',
          level: 'error' as const,
        };
  });
}

const createFinding = (node: Nodes, words: string, suggestion: string): Finding => ({
  offset: node.position?.start.offset ?? 0,
  words,
  suggestion,
  level: 'error',
});

/** Finds admonitions beyond the maximum, and empty ones. */
function lintAdmonitions(tree: Root): Finding[] {
  const advice = `at most ${ADMONITIONS_MAX} admonitions a page: make it a sentence of the text`;
  const found: Finding[] = [];
  const empty: Finding[] = [];
  visit(tree, 'containerDirective', (node: Nodes & {name: string; children: unknown[]}) => {
    found.push(createFinding(node, `:::${node.name}`, advice));
    if (node.children.length === 0)
      empty.push(createFinding(node, `:::${node.name}`, 'write what it says, or remove it'));
  });
  return [...empty, ...found.slice(ADMONITIONS_MAX)];
}

/** Finds empty table headers, except for the first one, which marks a table with row headers. */
function lintEmptyHeadings(tree: Root): Finding[] {
  const found: Finding[] = [];
  visit(tree, 'table', ({children: [head]}) => {
    const cells = head?.children.slice(1) ?? [];
    if (!head || cells.every((cell) => cell.children.length > 0)) return;
    const words = head.children.map((cell) => toString(cell)).join(' | ');
    found.push(createFinding(head, words, 'give every column but the first a heading'));
  });
  return found;
}

/** Creates the only finding of an invalid MDX page, at the position of the error. */
function createSyntaxFinding(error: unknown): Finding {
  if (!(error instanceof Error) || !('place' in error)) throw error;
  const place = error.place as {offset?: number; start?: {offset?: number}} | undefined;
  const offset = place?.offset ?? place?.start?.offset ?? 0;
  return {offset, words: 'syntax', suggestion: error.message, level: 'error'};
}

/** Lints a page, from top to bottom. Rules about wording only apply to English. */
export function lintPage(source: string, isEnglish = true): Finding[] {
  try {
    const tree = parsePage(source);
    const blocks = isEnglish ? getTextBlocks(source, tree) : [];
    const found = [
      ...lintWords(blocks, source),
      ...lintNames(blocks),
      ...lintBrackets(blocks),
      ...lintAdmonitions(tree),
      ...lintEmptyHeadings(tree),
      ...(isEnglish ? lintStyle(tree, source) : []),
    ];
    return found.sort((one, other) => one.offset - other.offset);
  } catch (error) {
    return [createSyntaxFinding(error)];
  }
}

/** Returns the line numbers of a finding. */
export function getLineNumbers({offset, end = offset}: Finding, source: string): number[] {
  const first = getLineAndColumn(source, offset).line;
  const last = getLineAndColumn(source, end).line;
  return Array.from({length: last - first + 1}, (_, at) => first + at);
}

/** Formats a finding so that editors and pull requests can link it: file, line, column. */
export function formatFinding({offset, words, suggestion, level}: Finding, path: string, source: string): string {
  const above = source.slice(0, offset).split('\n');
  const place = `${path}:${above.length}:${(above.at(-1)?.length ?? 0) + 1}`;
  return `${place} ${level === 'warning' ? 'warning ' : ''}"${words}": ${suggestion}`;
}
