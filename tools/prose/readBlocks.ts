import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readText, type PlainText} from './readText';

/** Where a piece of prose is: `prose` is running prose, which the metrics judge. */
export type BlockKind = 'prose' | 'list' | 'table' | 'heading' | 'front matter';

/** One heading, paragraph, table cell or field of the front matter. */
export type Block = PlainText & {readonly kind: BlockKind; readonly isAfterCode: boolean};

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** The syntax tree of a page of Markdown with components. */
export const parsePage = (source: string): Root => parser.parse(source);

const FIELD = /^(?:title|sidebar_label|description): *(.*)$/gm;

/** The fields of the front matter that readers see. */
function readFields(yaml: Nodes, source: string): Block[] {
  const start = yaml.position?.start.offset ?? 0;
  const text = source.slice(start, yaml.position?.end.offset);
  return [...text.matchAll(FIELD)].map(({0: line, 1: value = '', index}) => ({
    kind: 'front matter',
    isAfterCode: false,
    text: value,
    offsets: Array.from(value, (_, at) => start + index + line.length - value.length + at),
  }));
}

/** The kind of a paragraph inside a node, where the node decides it. */
const KINDS: Readonly<Record<string, BlockKind>> = {list: 'list', table: 'table'};

const isLabel = (node: Nodes): boolean =>
  (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true ||
  ('name' in node && node.name === 'summary');

const TEXT_BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** The prose of a page, block by block, in the order of reading: no code, link targets, attributes or imports. */
export function readBlocks(source: string, tree: Root = parsePage(source)): Block[] {
  const read = (node: Nodes, kind: BlockKind, isAfterCode: boolean): Block[] => {
    if (node.type === 'yaml') return readFields(node, source);
    if (TEXT_BLOCKS.has(node.type)) {
      const own = node.type === 'heading' || isLabel(node) ? 'heading' : kind;
      return [{...readText(node, source), kind: own, isAfterCode}];
    }
    if (!('children' in node)) return [];
    const inside = isLabel(node) ? 'heading' : (KINDS[node.type] ?? kind);
    return (node.children as Nodes[]).flatMap((child, at) =>
      read(child, inside, node.children[at - 1]?.type === 'code'),
    );
  };
  return read(tree, 'prose', false).filter(({text}) => /\p{L}/u.test(text));
}
