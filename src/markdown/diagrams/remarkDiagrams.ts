import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeIn} from 'docusaurus-plugin-facts';
import {findMistakes} from './findMistakes';
import {readDiagram, renderDiagram} from './renderDiagram';

/** `<div dangerouslySetInnerHTML={{__html: html}} />`: one string in the page's script, not a tree of elements. */
function rawHtml(className: string, html: string): RootContent {
  const literal = {type: 'Literal', value: html, raw: JSON.stringify(html)};
  const object = {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: {type: 'Identifier', name: '__html'},
        value: literal,
      },
    ],
  };
  const program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression: object}],
  };
  const node: unknown = {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: className},
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}},
      },
    ],
    children: [],
  };
  return node as RootContent;
}

type Locate = (lineInFence: number) => string;

function draw(code: Code, at: number, locate: Locate): RootContent {
  const mistakes = findMistakes(code.value);
  if (mistakes.length > 0) {
    throw new Error(mistakes.map(({line, message}) => `${locate(line)}: Mermaid: ${message}`).join('\n'));
  }
  try {
    return rawHtml('diagram', renderDiagram(readDiagram(code.value), `diagram-${at}`));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${locate(0)}: Mermaid: ${reason}`);
  }
}

/** Draws the `mermaid` fences of a page at build time; the page loads no diagram library. */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      count += 1;
      const [path, fence] = placeIn(file, node).split(/:(?=\d+$)/);
      const locate: Locate = (line) => `${path}:${Number(fence) + line}`;
      parent.children[index] = draw(node, count, locate);
    });
  };
}
