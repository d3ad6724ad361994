import type {Element, ElementContent} from 'hast';

/** Whether something in a tree of HTML is an element with one of the names. */
export const isElement = (node: unknown, ...names: string[]): node is Element =>
  typeof node === 'object' && node !== null && 'tagName' in node && names.includes(String(node.tagName));

/** The text in a part of a page, without its markup. */
export function getText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
}
