import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {resolve} from 'node:path';
import {readApiDocument} from './document/readApiDocument';
import {makeReference, type Reference} from './makeReference';
import {resolveOptions, restReferenceOptions, type RestReferenceOptions} from './options';
import type {Block} from './render/mdast';

/** Name of the markers in the page: `<RestIndex />`, `<RestResources />`. */
const MARKERS: Readonly<Record<string, keyof Reference>> = {
  RestIndex: 'index',
  RestResources: 'resources',
};

function partOf(node: Block): keyof Reference | undefined {
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  return MARKERS[(node as MdxJsxFlowElement).name ?? ''];
}

/** Puts the generated parts in the place of their markers. */
export function fillMarkers(tree: Root, makeParts: () => Reference): void {
  if (!tree.children.some(partOf)) return;
  const parts = makeParts();
  tree.children = tree.children.flatMap((node) => {
    const part = partOf(node);
    return part ? [...parts[part]] : [node];
  });
}

/** Remark plugin: makes the REST reference from the OpenAPI document while the page is compiled. */
export function remarkRestReference(
  options: RestReferenceOptions = restReferenceOptions,
): (tree: Root) => void {
  const resolved = resolveOptions(resolve(), options);
  return (tree) => {
    fillMarkers(tree, () => makeReference(readApiDocument(resolved.document).document, resolved));
  };
}
