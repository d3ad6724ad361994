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

/** A block of a page. */
export type Block = RootContent;

/** Creates plain text. */
export const createText = (value: string): PhrasingContent => ({type: 'text', value});
/** Creates inline code. */
export const createInlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});
/** Creates bold text. */
export const createStrong = (value: string): PhrasingContent => ({type: 'strong', children: [createText(value)]});
/** Creates a link. */
export const createLink = (url: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children,
});
/** Creates a paragraph. */
export const createParagraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
/** Creates a code block. `meta` is the text after the language in a fence. */
export const createCodeBlock = (lang: string, value: string, meta: string | null = null): Code => ({
  type: 'code',
  lang,
  meta,
  value,
});

/** Creates a heading with an explicit id. */
export function createHeading(depth: Heading['depth'], id: string, children: PhrasingContent[]): Heading {
  return {type: 'heading', depth, children, data: {hProperties: {id}, id} as Heading['data']};
}

/** Parses Markdown to blocks. */
export function parseBlocks(markdown: string): RootContent[] {
  return fromMarkdown(markdown.trim()).children.map(removePositions);
}

/** Parses Markdown to inline content. */
export function parsePhrasing(markdown: string): PhrasingContent[] {
  const lines = markdown.split('\n').map((line) => line.trim());
  return parseBlocks(lines.filter(Boolean).join(' ')).flatMap((block, index) => {
    const children = 'children' in block ? (block.children as PhrasingContent[]) : [];
    return index === 0 ? children : [createText(' '), ...children];
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

/** Creates a table with column names. */
export function createTable(columns: readonly string[], rows: readonly PhrasingContent[][][]): Table {
  return {
    type: 'table',
    align: columns.map(() => null),
    children: [createRow(columns.map((column) => [createText(column)])), ...rows.map(createRow)],
  };
}

/** Creates the value of an attribute: a string, or an expression for other types. */
function createAttributeValue(value: unknown): MdxJsxAttribute['value'] {
  if (typeof value === 'string') return value;
  const body = [{type: 'ExpressionStatement' as const, expression: valueToEstree(value)}];
  const estree = {type: 'Program' as const, sourceType: 'module' as const, comments: [], body};
  return {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}};
}

/** Creates an HTML element or a component of the site. */
export function createElement(
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

/** Creates a collapsible section. */
export function createDetails(summary: readonly PhrasingContent[], children: readonly Block[]): MdxJsxFlowElement {
  const head = createElement('summary', {}, [{type: 'paragraph', children: [...summary]}]);
  head.children = [...summary] as unknown as BlockContent[];
  return createElement('details', {}, [head, ...children]);
}

/** Merges adjacent texts, because React would separate them with a comment in the HTML. */
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

/** Attributes of a placeholder. One without a value is an empty string. */
type PlaceholderAttributes = Readonly<Record<string, string>>;

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
 * Replaces the placeholders of a page with generated Markdown nodes.
 *
 * @throws if the content can't be created, with the file and line of the placeholder
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
      // Messages about several places contain their own lines.
      throw new Error(`${getLocation(file, node)}: ${reason}`, {cause: error});
    }
  });
}
