import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Block} from './nodes';

/** What the attributes of a marker say; an attribute without a value is an empty text. */
export type MarkerAttributes = Readonly<Record<string, string>>;

/** What stands in the place of each marker, by the name of the marker. */
export type MarkerParts = Readonly<Record<string, (attributes: MarkerAttributes) => readonly Block[]>>;

function isElement(node: Block): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}

function readAttributes({attributes}: MdxJsxFlowElement): MarkerAttributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object'
        ? [[attribute.name, attribute.value ?? '']]
        : [],
    ),
  );
}

/** Puts generated Markdown nodes in the place of the markers of a page. */
export function fillMarkers(tree: Root, parts: MarkerParts): void {
  tree.children = tree.children.flatMap((node) => {
    if (!isElement(node)) return [node];
    const part = parts[node.name ?? ''];
    return part ? [...part(readAttributes(node))] : [node];
  });
}
