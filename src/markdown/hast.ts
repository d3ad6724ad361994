import type {Element} from 'hast';

/** Whether a node is an element with one of the names. */
export const isElement = (node: unknown, ...names: string[]): node is Element =>
  typeof node === 'object' && node !== null && 'tagName' in node && names.includes(String(node.tagName));
