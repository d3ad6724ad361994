import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** The component of `src/theme/MDXComponents` that shows the folded list of headings. */
const CONTENTS: MdxJsxFlowElementHast = {type: 'mdxJsxFlowElement', name: 'PageContents', attributes: [], children: []};

/** A part of pages, which has no list of its own. */
const PARTIAL = /\/_[^/]+\/[^/]+$/;

/** Puts the folded list of headings after the introduction of a page: before its first section. */
export function rehypePageContents() {
  return (tree: Root, file: Pick<VFile, 'path'>): void => {
    if (PARTIAL.test(file.path)) return;
    const first = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h2');
    if (first >= 0) tree.children.splice(first, 0, CONTENTS as RootContent);
  };
}
