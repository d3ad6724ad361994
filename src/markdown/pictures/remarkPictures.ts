import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeIn} from 'docusaurus-plugin-facts';

/** Components that draw, and therefore need a text alternative. */
const PICTURES: ReadonlySet<string | null> = new Set(['Screen', 'Timeline', 'Picture']);

/** What is asked for, and what it says. */
const REQUIRED = [
  ['title', 'what is shown'],
  ['alt', 'what the picture teaches, for readers who cannot see it'],
] as const;

function hasText({attributes}: MdxJsxFlowElement, name: string): boolean {
  return attributes.some((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) return false;
    return typeof attribute.value === 'string' ? attribute.value.trim() !== '' : Boolean(attribute.value);
  });
}

/** Remark plugin: stops the build at a picture of a page that does not say what it is and what it teaches. */
export function remarkPictures() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement;
      if (!PICTURES.has(element.name)) return;
      for (const [name, meaning] of REQUIRED) {
        if (hasText(element, name)) continue;
        throw new Error(`${placeIn(file, element)}: <${element.name}> has no ${name}; write ${name}="…": ${meaning}`);
      }
    });
  };
}
