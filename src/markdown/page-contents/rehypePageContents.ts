import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {isElement, textOf} from '../hast';

/** The component of `src/theme/MDXComponents` that shows the folded list of headings. */
const CONTENTS: MdxJsxFlowElementHast = {type: 'mdxJsxFlowElement', name: 'PageContents', attributes: [], children: []};

/** A part of pages, which has no list of its own. */
const PARTIAL = /\/_[^/]+\/[^/]+$/;

/** Whether a paragraph belongs to what follows it: "Choose the trigger by what should start your workflow:". */
const leadsOn = (paragraph: Element): boolean => textOf(paragraph).trimEnd().endsWith(':');

/** What stands between blocks and is not seen: line ends, imports and expressions without a value. */
const isHidden = ({type}: RootContent): boolean => ['text', 'mdxjsEsm', 'mdxFlowExpression', 'comment'].includes(type);

/** The place after the paragraphs that a page begins with; nothing where it begins with something else. */
function findEndOfIntroduction(nodes: readonly RootContent[]): number | undefined {
  let end: number | undefined;
  for (const [at, node] of nodes.entries()) {
    if (isHidden(node)) continue;
    if (!isElement(node, 'p') || leadsOn(node)) return end;
    end = at + 1;
  }
  return end;
}

/**
 * Puts the folded list of headings of a page with sections after its first paragraphs, where a reader of a phone finds
 * it: tables and pictures of a long introduction follow it. A page that begins otherwise has it before its first section.
 */
export function rehypePageContents() {
  return ({children}: Root, file: Pick<VFile, 'path'>): void => {
    const section = children.findIndex((node) => isElement(node, 'h2'));
    if (PARTIAL.test(file.path) || section < 0) return;
    const place = findEndOfIntroduction(children.slice(0, section)) ?? section;
    children.splice(place, 0, CONTENTS as RootContent);
  };
}
