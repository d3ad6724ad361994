import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Maximum length of code that isn't broken, in characters: about half a line on a phone. */
const MAX_LENGTH = 22;

/** Characters after which browsers break lines. */
const BREAKS = /[\s/?-]/;

/** Code blocks, and tables, which have their own rules. */
const SKIPPED = ['pre', 'table'];

/**
 * Rehype plugin that adds the class `unbroken` to short inline code such as `us-east-1`, so that browsers move it to
 * the next line instead of breaking it.
 */
export function rehypeShortCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (element: Element) => {
      if (SKIPPED.includes(element.tagName)) return SKIP;
      if (element.tagName !== 'code') return undefined;
      const text = toString(element);
      if (text.length <= MAX_LENGTH && BREAKS.test(text.trim())) element.properties.className = ['unbroken'];
      return SKIP;
    });
  };
}
