import type {Nodes, Parents, Root} from 'mdast';
import type {MdxJsxAttributeValueExpression} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type Element, getNodeAttributes} from './anchors';
import {type ContentProblem, getStartOffset} from './findUnparsedMarks';

/** Offsets of a part of the page. */
type Span = {readonly start: number; readonly end: number};

/** Returns the rows of a `<DataTable rows={[…]} />`, and the number of columns. */
function getTableRows(node: Nodes): {readonly texts: readonly Span[]; readonly columns: number} {
  const value = getNodeAttributes(node as Element).find(({name}) => name === 'rows')
    ?.value as MdxJsxAttributeValueExpression;
  const [statement] = value?.data?.estree?.body ?? [];
  const array = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const rows = array?.type === 'ArrayExpression' ? array.elements.filter((row) => row !== null) : [];
  const [first] = rows;
  return {
    texts: rows as readonly unknown[] as readonly Span[],
    columns: first?.type === 'ArrayExpression' ? first.elements.length : 0,
  };
}

/** Whether a repeated block is a mistake. Two samples can print the same output. */
const isComparedBlock = (node: Nodes): boolean =>
  ['paragraph', 'list', 'table', 'blockquote', 'containerDirective'].includes(node.type) ||
  (node.type === 'code' && !node.meta?.includes('expect='));

/** Removes figures, because copies from a merge often differ only in those. */
const removeFigures = (text: string): string => text.replaceAll(/%[\w.]+%|\d[\d.,]*/g, '0').replaceAll(/\s+/g, ' ');

/** Minimum length to compare paragraphs. Short ones, such as "For example:", can be repeated. */
const MIN_LENGTH = 40;

/** Finds leftovers of copying: repeated blocks, table rows, list items, and paragraphs within a section. */
export function findRepetitionProblems(tree: Root, source: string): ContentProblem[] {
  const found: ContentProblem[] = [];
  const getSourceText = (node: Nodes): string => source.slice(getStartOffset(node), node.position?.end.offset).trim();
  const checkChildren = (parent: Parents, paragraphs: Map<string, Nodes>): void => {
    const nodes: readonly Nodes[] = parent.children;
    for (const [at, node] of nodes.entries()) {
      // Sections of a reference can contain the same text.
      if (node.type === 'heading') paragraphs.clear();
      const text = getSourceText(node);
      const isPart = node.type === 'listItem' || node.type === 'tableRow';
      const candidates = isPart
        ? nodes.slice(0, at)
        : isComparedBlock(node)
          ? nodes.slice(Math.max(0, at - 1), at)
          : [];
      const isText = node.type === 'paragraph' && parent.type !== 'listItem' && !/^<|:$/.test(text);
      const isLong = isText && toString(node).length >= MIN_LENGTH;
      const key = removeFigures(text);
      const first =
        candidates.find((other) => getSourceText(other) === text) ?? (isLong ? paragraphs.get(key) : undefined);
      if (first) {
        const figures = getSourceText(first) === text ? '' : ', with other figures';
        const message = `"${text.split('\n')[0]?.slice(0, 30)}…" is on line ${first.position?.start.line} too${figures}; allowed: once; remove one`;
        found.push({offset: getStartOffset(node), message});
      } else if (isLong) paragraphs.set(key, node);
      const rows = getTableRows(node).texts.map(({start, end}) => ({start, row: source.slice(start, end)}));
      for (const [number, {start, row}] of rows.entries())
        if (rows.slice(0, number).some((other) => other.row === row))
          found.push({offset: start, message: `the row ${row} is there twice; allowed: once; remove one`});
      // Readers see one tab at a time.
      const isTab = (node as Element).name === 'TabItem';
      if ('children' in node && !first) checkChildren(node, isTab ? new Map(paragraphs) : paragraphs);
    }
  };
  checkChildren(tree, new Map());
  return found;
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = `(${NUMBERS.join('|')}|[2-9]|1[0-2])`;

/** Patterns for the number of items that a sentence announces: "There are three ways to …:". */
const COUNTS = [
  String.raw`\bthere are ${NUMBER} (?!of\b)`,
  String.raw`\b(?:these|the following|one of) ${NUMBER}\b`,
  String.raw`(?<!\b(?:the|first|last|next|other|only|than|for|with|least|most|same|its|their|of) )\b${NUMBER} (?:[a-z-]+ )?(?:ways|things|kinds|types|forms|places|stages|steps|groups|causes|reasons|options|parts|cases|signs|questions|rules|choices|roles)\b`,
].map((pattern) => new RegExp(pattern, 'gi'));

const SUBJECT = new RegExp(`^(?:The following|These) (?!${NUMBER}\\b)`, 'i');

/** Returns the possible counts of the items after a sentence: rows or columns of a table, or items of lists. */
function getItemCounts(nodes: readonly Nodes[]): {readonly what: string; readonly counts: readonly number[]} | null {
  const [node] = nodes;
  if (node === undefined) return null;
  const {texts, columns} =
    node.type === 'table'
      ? {texts: node.children.slice(1), columns: node.children[0]?.children.length ?? 0}
      : getTableRows(node);
  if (texts.length > 0) return {what: 'the table has', counts: [texts.length, columns - 1, columns]};
  if (node.type !== 'list') return null;
  const end = nodes.findIndex(({type}) => type === 'heading');
  const lists = nodes
    .slice(0, end < 0 ? undefined : end)
    .flatMap((it) => (it.type === 'list' ? it.children.length : []));
  return {what: 'the list has', counts: lists.map((_, at) => lists.slice(0, at + 1).reduce((sum, one) => sum + one))};
}

/** Finds sentences that announce a wrong number of items. */
export function findCountProblems(tree: Root): ContentProblem[] {
  const found: ContentProblem[] = [];
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const items = getItemCounts(parent?.children.slice((index ?? 0) + 1) ?? []);
    const sentence =
      toString(paragraph)
        .trim()
        .split(/(?<=[.!?])\s/)
        .at(-1) ?? '';
    // Items that are the subject of the sentence aren't counted.
    if (items === null || SUBJECT.test(sentence) || !/:$|^(?:The following|These) /.test(sentence)) return;
    const counts = COUNTS.flatMap((pattern) => [...sentence.matchAll(pattern)].map(([, word = '']) => word));
    const isRight = counts.some((word) =>
      items.counts.includes(Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 2),
    );
    if (counts.length === 0 || isRight) return;
    const message = `the sentence says "${counts[0]}", and ${items.what} ${items.counts[0]}; allowed: the number of what follows; correct it, or leave it out`;
    found.push({offset: getStartOffset(paragraph), message});
  });
  return found;
}
