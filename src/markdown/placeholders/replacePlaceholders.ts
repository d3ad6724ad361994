import type {
  BlockContent,
  Code,
  Heading,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {VFile} from 'vfile';
import {getLocation} from 'docusaurus-plugin-facts';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';

/** What a page is made of. */
export type Block = RootContent;

/** Plain text. */
export const text = (value: string): PhrasingContent => ({type: 'text', value});
/** A name, path or value. */
export const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});
/** A bold word at the start of a line. */
export const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});
/** A link within the page or to another one. */
export const link = (url: string, children: PhrasingContent[]): PhrasingContent => ({type: 'link', url, children});
/** A paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
/** A code block; the meta is what follows the language in a fence. */
export const codeBlock = (lang: string, value: string, meta: string | null = null): Code => ({
  type: 'code',
  lang,
  meta,
  value,
});

/** A heading whose id never changes. */
export function heading(depth: Heading['depth'], id: string, children: PhrasingContent[]): Heading {
  return {type: 'heading', depth, children, data: {hProperties: {id}, id} as Heading['data']};
}

/** Reads Markdown from the document as blocks. */
export function parseBlocks(markdown: string): RootContent[] {
  return fromMarkdown(markdown.trim()).children.map(removePositions);
}

/** Reads Markdown from the document as the content of one line. */
export function parsePhrasing(markdown: string): PhrasingContent[] {
  const lines = markdown.split('\n').map((line) => line.trim());
  return parseBlocks(lines.filter(Boolean).join(' ')).flatMap((block, index) => {
    const children = 'children' in block ? (block.children as PhrasingContent[]) : [];
    return index === 0 ? children : [text(' '), ...children];
  });
}

function removePositions<Node extends {position?: unknown; children?: unknown[]}>(node: Node): Node {
  delete node.position;
  (node.children as Node[] | undefined)?.forEach(removePositions);
  return node;
}

function createRow(cells: readonly PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

/** A table with a line of column names. */
export function table(columns: readonly string[], rows: readonly PhrasingContent[][][]): Table {
  return {
    type: 'table',
    align: columns.map(() => null),
    children: [createRow(columns.map((column) => [text(column)])), ...rows.map(createRow)],
  };
}

/** The value of an attribute: a text, or an expression. */
function createAttributeValue(value: unknown): MdxJsxAttribute['value'] {
  if (typeof value === 'string') return value;
  const body = [{type: 'ExpressionStatement' as const, expression: valueToEstree(value)}];
  const estree = {type: 'Program' as const, sourceType: 'module' as const, comments: [], body};
  return {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}};
}

/** An element of HTML, or a component of the site. */
export function element(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly Block[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: createAttributeValue(value),
    })),
    children: children as BlockContent[],
  };
}

/** A section that the reader expands. */
export function details(summary: readonly PhrasingContent[], children: readonly Block[]): MdxJsxFlowElement {
  const head = element('summary', {}, [{type: 'paragraph', children: [...summary]}]);
  head.children = [...summary] as unknown as BlockContent[];
  return element('details', {}, [head, ...children]);
}

/** Joins texts that follow each other: React marks the border between two with a comment in the HTML. */
export function mergeTexts(blocks: readonly Block[]): Block[] {
  const root: Root = {type: 'root', children: [...blocks]};
  visit(root, (node) => {
    if (!('children' in node)) return;
    const parent = node as {children: Nodes[]};
    parent.children = parent.children.reduce<Nodes[]>((joined, child) => {
      const last = joined.at(-1);
      if (child.type !== 'text' || last?.type !== 'text') return [...joined, child];
      return [...joined.slice(0, -1), {...last, value: last.value + child.value}];
    }, []);
  });
  return root.children;
}

/** The attributes of a marker. An attribute without a value is an empty string. */
type PlaceholderAttributes = Readonly<Record<string, string>>;

/** What replaces each marker, by the name of the marker. */
type PlaceholderContents = Readonly<Record<string, (attributes: PlaceholderAttributes) => readonly Block[]>>;

function isMdxElement(node: Block): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}

function getAttributes({attributes}: MdxJsxFlowElement): PlaceholderAttributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object'
        ? [[attribute.name, attribute.value ?? '']]
        : [],
    ),
  );
}

/**
 * Replaces the markers of a page with generated Markdown nodes.
 *
 * @throws with the file and line of the marker that cannot be filled
 */
export function replacePlaceholders(tree: Root, file: VFile, parts: PlaceholderContents): void {
  tree.children = tree.children.flatMap((node) => {
    if (!isMdxElement(node)) return [node];
    const part = parts[node.name ?? ''];
    if (!part) return [node];
    try {
      return mergeTexts(part(getAttributes(node)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // A message about several places, such as the operations of a document, has them in lines of its own.
      throw new Error(`${getLocation(file, node)}: ${reason}`, {cause: error});
    }
  });
}
