import {toString} from 'mdast-util-to-string';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parsePage, readBlocks, type PlainText} from './readBlocks';
import {RULES} from './rules';

/** One place in a page that the lint objects to: an error fails, a warning asks the writer to look. */
export type Finding = {
  readonly offset: number;
  readonly words: string;
  readonly suggestion: string;
  readonly level: 'error' | 'warning';
};

/** The most admonitions on a page. */
const ADMONITIONS_MAX = 2;

/** What the rules object to in the prose of a page. */
function findWords(blocks: readonly PlainText[]): Finding[] {
  return blocks.flatMap(({text, offsets}) =>
    RULES.flatMap(({pattern, suggestion, level}) =>
      [...text.matchAll(pattern)].map((match): Finding => ({
        offset: offsets[match.index] ?? 0,
        words: match[0].trim(),
        suggestion,
        level: level ?? 'error',
      })),
    ),
  );
}

const objectTo = (node: Nodes, words: string, suggestion: string): Finding => ({
  offset: node.position?.start.offset ?? 0,
  words,
  suggestion,
  level: 'error',
});

/** The admonitions beyond the most a page may have. */
function findAdmonitions(tree: Root): Finding[] {
  const advice = `at most ${ADMONITIONS_MAX} admonitions a page: make it a sentence of the text`;
  const found: Finding[] = [];
  visit(tree, 'containerDirective', (node: Nodes & {name: string}) => {
    found.push(objectTo(node, `:::${node.name}`, advice));
  });
  return found.slice(ADMONITIONS_MAX);
}

/** Table headings that are empty, the first apart: an empty corner makes the first cells headings of their rows. */
function findEmptyHeadings(tree: Root): Finding[] {
  const found: Finding[] = [];
  visit(tree, 'table', ({children: [head]}) => {
    const cells = head?.children.slice(1) ?? [];
    if (!head || cells.every((cell) => cell.children.length > 0)) return;
    const words = head.children.map((cell) => toString(cell)).join(' | ');
    found.push(objectTo(head, words, 'give every column but the first a heading'));
  });
  return found;
}

/** A page that is not valid MDX has one finding: where it stops being so. */
function describeSyntaxError(error: unknown): Finding {
  if (!(error instanceof Error) || !('place' in error)) throw error;
  const place = error.place as {offset?: number; start?: {offset?: number}} | undefined;
  const offset = place?.offset ?? place?.start?.offset ?? 0;
  return {offset, words: 'syntax', suggestion: error.message, level: 'error'};
}

/** All that the writing rules object to in a page, from top to bottom. */
export function lintPage(source: string): Finding[] {
  try {
    const tree = parsePage(source);
    const found = [...findWords(readBlocks(source, tree)), ...findAdmonitions(tree), ...findEmptyHeadings(tree)];
    return found.sort((one, other) => one.offset - other.offset);
  } catch (error) {
    return [describeSyntaxError(error)];
  }
}

/** A finding as a line that editors and pull requests link: file, line, column. */
export function formatFinding({offset, words, suggestion, level}: Finding, path: string, source: string): string {
  const above = source.slice(0, offset).split('\n');
  const place = `${path}:${above.length}:${(above.at(-1)?.length ?? 0) + 1}`;
  return `${place} ${level === 'warning' ? 'warning ' : ''}"${words}": ${suggestion}`;
}
