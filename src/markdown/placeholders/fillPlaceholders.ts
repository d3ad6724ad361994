import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {placeIn} from 'docusaurus-plugin-facts';
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

/**
 * Replaces the markers of a page with generated Markdown nodes.
 *
 * @throws with the file and line of the marker that cannot be filled
 */
export function fillPlaceholders(tree: Root, file: VFile, parts: PlaceholderContents): void {
  tree.children = tree.children.flatMap((node) => {
    if (!isElement(node)) return [node];
    const part = parts[node.name ?? ''];
    if (!part) return [node];
    try {
      return [...part(readAttributes(node))];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // A message about several places, such as the operations of a document, has them in lines of its own.
      throw new Error(`${placeIn(file, node)}: ${reason}`, {cause: error});
    }
  });
}
