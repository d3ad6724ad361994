import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Block} from './nodes';

/** The attributes of a marker. An attribute without a value is an empty string. */
export type PlaceholderAttributes = Readonly<Record<string, string>>;

/** What replaces each marker, by the name of the marker. */
export type PlaceholderContents = Readonly<Record<string, (attributes: PlaceholderAttributes) => readonly Block[]>>;

function isElement(node: Block): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}

function readAttributes({attributes}: MdxJsxFlowElement): PlaceholderAttributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object'
        ? [[attribute.name, attribute.value ?? '']]
        : [],
    ),
  );
}

/** Replaces the markers of a page with generated Markdown nodes. */
export function fillPlaceholders(tree: Root, parts: PlaceholderContents): void {
  tree.children = tree.children.flatMap((node) => {
    if (!isElement(node)) return [node];
    const part = parts[node.name ?? ''];
    return part ? [...part(readAttributes(node))] : [node];
  });
}
