import type {Element, Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {layout} from './render/parts';

/** Colours that a short sample can do without, as the highlighter writes them. */
const DROPPED = /<span class="tok-(?:muted|function|number|property)">([^<]*)<\/span>/g;
const NEIGHBOURS = /<span class="(tok-\w+)">([^<]*)<\/span>(\s+)<span class="\1">/g;
/** The colours that stay have an element each in an endpoint, whose style sheet knows them. */
const SHORT: Readonly<Record<string, string>> = {string: 'i', keyword: 'b'};
const KEPT = /<span class="tok-(string|keyword)">([^<]*)<\/span>/g;

/** Highlighted code with fewer colours: about two thirds of the bytes. */
export function lighten(html: string): string {
  let lighter = html.replace(DROPPED, '$1');
  for (let before = ''; before !== lighter;) {
    before = lighter;
    lighter = lighter.replace(NEIGHBOURS, '<span class="$1">$2$3');
  }
  return lighter;
}

/** Light code with the shortest markup, which only the style sheet of an endpoint colours. */
function abbreviate(html: string): string {
  return lighten(html).replace(KEPT, (_whole, colour: string, text: string) => {
    const name = SHORT[colour] ?? 'span';
    return `<${name}>${text}</${name}>`;
  });
}

function changeCode(tree: Nodes, change: (html: string) => string): void {
  visit(tree, 'element', ({properties}: Element) => {
    if (typeof properties.html === 'string') properties.html = change(properties.html);
  });
}

/** Lets an address break where a part of it ends, and not inside a word. */
const breakAtSlashes = (html: string): string => html.replace(/(?<!\/)\/(?=\w|\{)/g, '/<wbr>');

/**
 * Rehype plugin: leaves the code of a page with endpoints the colours of strings, keywords and comments. The whole
 * reference holds more than a hundred samples, and would otherwise be half as heavy again. Addresses break at slashes.
 */
export function rehypeLightSamples() {
  return (tree: Root): void => {
    let hasEndpoints = false;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== layout.endpoint) return;
      hasEndpoints = true;
      changeCode(node, abbreviate);
    });
    if (hasEndpoints) changeCode(tree, lighten);
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === layout.path) changeCode(node, breakAtSlashes);
    });
  };
}
