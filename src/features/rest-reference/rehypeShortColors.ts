import type {Element, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {layout} from './render/parts';

/** Colours that a short sample can do without, as the highlighter writes them. */
const DROPPED = /<span class="tok-(?:muted|function|number)">([^<]*)<\/span>/g;
const ADJACENT_TOKENS = /<span class="(tok-\w+)">([^<]*)<\/span>(\s+)<span class="\1">/g;
/** The colours that stay have an element each in an endpoint, whose style sheet knows them. */
const SHORT: Readonly<Record<string, string>> = {string: 'i', keyword: 'b', property: 'u'};
const COLORED_TOKEN = /<span class="tok-(string|keyword|property)">([^<]*)<\/span>/g;

/** Highlighted code with fewer colours: about two thirds of the bytes. */
export function reduceColors(html: string): string {
  let lighter = html.replace(DROPPED, '$1');
  for (let before = ''; before !== lighter;) {
    before = lighter;
    lighter = lighter.replace(ADJACENT_TOKENS, '<span class="$1">$2$3');
  }
  return lighter;
}

/** Light code with the shortest markup, which only the style sheet of an endpoint colours. */
function shortenMarkup(html: string): string {
  return reduceColors(html).replace(COLORED_TOKEN, (_whole, color: string, text: string) => {
    const name = SHORT[color] ?? 'span';
    return `<${name}>${text}</${name}>`;
  });
}

function transformCode(tree: Nodes, change: (html: string) => string): void {
  visit(tree, 'element', ({properties}: Element) => {
    if (typeof properties.html === 'string') properties.html = change(properties.html);
  });
}

/** Keeps the order of an address whose line is aligned by its end, and lets narrow pages leave out the host. */
const isolateDirection = (html: string): string =>
  `<bdi>${html.replace(/^https?:\/\/[^/<]+/, '<span>$&</span>')}</bdi>`;

/**
 * Rehype plugin: reduces the colours of samples on pages with endpoints to strings, keywords, names and comments.
 * Otherwise, the reference with its more than a hundred samples would be 50% larger.
 */
export function rehypeReduceColors() {
  return (tree: Root): void => {
    let hasEndpoints = false;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== layout.endpoint) return;
      hasEndpoints = true;
      transformCode(node, shortenMarkup);
    });
    if (hasEndpoints) transformCode(tree, reduceColors);
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === layout.path) transformCode(node, isolateDirection);
    });
  };
}
