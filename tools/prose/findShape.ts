import {toString} from 'mdast-util-to-string';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from './finding';

/** The most admonitions on a page. */
const ADMONITIONS_MAX = 2;

const objectTo = (node: Nodes, words: string, suggestion: string): Finding => ({
  offset: node.position?.start.offset ?? 0,
  words,
  suggestion,
  level: 'error',
});

/** The admonitions beyond the most a page may have. */
export function findAdmonitions(tree: Root): Finding[] {
  const found: Finding[] = [];
  visit(tree, 'containerDirective', (node: Nodes & {name: string}) => {
    found.push(
      objectTo(
        node,
        `:::${node.name}`,
        `at most ${ADMONITIONS_MAX} admonitions a page: make it a sentence of the text`,
      ),
    );
  });
  return found.slice(ADMONITIONS_MAX);
}

/** Table headings that are empty, the first apart: an empty corner makes the first cells headings of their rows. */
export function findEmptyHeadings(tree: Root): Finding[] {
  const found: Finding[] = [];
  visit(tree, 'table', ({children: [head]}) => {
    const cells = head?.children.slice(1) ?? [];
    if (!head || cells.every((cell) => cell.children.length > 0)) return;
    const words = head.children.map((cell) => toString(cell)).join(' | ');
    found.push(objectTo(head, words, 'give every column but the first a heading'));
  });
  return found;
}
