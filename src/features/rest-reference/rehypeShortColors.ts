import type {Element, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {layout} from './render/parts';

const ADJACENT_TOKENS = /<span class="(tok-\w+)">([^<]*)<\/span>(\s+)<span class="\1">/g;
/** Short elements for the colours, which the style sheet of endpoints maps back. */
const SHORT: Readonly<Record<string, string>> = {
  string: 'i',
  keyword: 'b',
  property: 'u',
  function: 'span',
  number: 'var',
};
const COLORED_TOKEN = /<span class="tok-(string|keyword|property|function|number)">([^<]*)<\/span>/g;

/** Merges adjacent tokens of the same colour. */
export function joinTokens(html: string): string {
  let lighter = html;
  for (let before = ''; before !== lighter;) {
    before = lighter;
    lighter = lighter.replace(ADJACENT_TOKENS, '<span class="$1">$2$3');
  }
  return lighter;
}

/** Returns highlighted code with shorter markup, which needs the style sheet of endpoints. */
function shortenMarkup(html: string): string {
  return joinTokens(html).replace(COLORED_TOKEN, (_whole, color: string, text: string) => {
    const name = SHORT[color] ?? 'span';
    return `<${name}>${text}</${name}>`;
  });
}

function transformCode(tree: Nodes, change: (html: string) => string): void {
  visit(tree, 'element', ({properties}: Element) => {
    if (typeof properties.html === 'string') properties.html = change(properties.html);
  });
}

/**
 * Isolates the text direction of a path that's aligned at its end, and marks the host, so that narrow pages can hide
 * it.
 */
const isolateDirection = (html: string): string =>
  `<bdi>${html.replace(/^https?:\/\/[^/<]+/, '<span>$&</span>')}</bdi>`;

/**
 * Rehype plugin: shortens the markup of highlighted code on pages with endpoints. Without it, the reference with its
 * more than a hundred samples would be 50% larger.
 */
export function rehypeShortColors() {
  return (tree: Root): void => {
    let hasEndpoints = false;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== layout.endpoint) return;
      hasEndpoints = true;
      transformCode(node, shortenMarkup);
    });
    if (hasEndpoints) transformCode(tree, joinTokens);
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === layout.path) transformCode(node, isolateDirection);
    });
  };
}
