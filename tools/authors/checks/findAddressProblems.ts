import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {removeTrailingSlash} from '../../../src/config/removeTrailingSlash';
import {getFactsVersion} from '../../../src/config/versions';
import {resolveFacts} from '../../../src/facts';
import {getNodeAttributes, type Element} from './anchors';

/** Schemes such as `https:`. A single letter is a Windows drive. */
export const SCHEME = /^[a-z][\w+.-]+:/i;
/** Valid absolute addresses. */
const ADDRESS =
  /^(?:https?:\/\/[^\s/][^\s./]*\.\S+|https?:\/\/(?:localhost|\[::1\])[^\s]*|pathname:\/\/\/[^\s]+|mailto:[^\s@]+@[^\s@][^\s.@]*\.[^\s@]+|tel:\+?[\d -]{3,})$/i;
/** Attributes of elements and components with an address; those with the address of a file, which a page shows. */
const TARGETS = ['href', 'to'];
const SHOWN = ['src', 'poster', 'srcSet'];

/** Returns the addresses that a node links to or embeds. */
export function getAddresses(node: Nodes): {written: string; isPicture: boolean; isPath: boolean}[] {
  if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
    return [{written: node.url, isPicture: node.type === 'image', isPath: true}];
  return getNodeAttributes(node as Element).flatMap(({name, value}) => {
    if (typeof value !== 'string' || ![...TARGETS, ...SHOWN].includes(name)) return [];
    const addresses = name === 'srcSet' ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '') : [value];
    return addresses.map((written) => ({written, isPicture: SHOWN.includes(name), isPath: false}));
  });
}

/** Finds addresses that readers can't follow, because of a typo or an unsupported scheme. */
export function findAddressProblems(tree: Root, page: string): string[] {
  const problems: string[] = [];
  visit(tree, (node) => {
    for (const {written, isPicture, isPath} of getAddresses(node as Nodes)) {
      const place = `${page}:${node.position?.start.line ?? 1}`;
      const address = resolveFacts(written, getFactsVersion(page)).text;
      if (SCHEME.test(address) && !ADDRESS.test(address))
        problems.push(
          `${place}: the ${isPicture ? 'picture' : 'link'} "${written}" isn't an address that readers can follow; allowed: https://…, mailto:name@example.com, the path of a page; write one of them`,
        );
      // Docusaurus only resolves paths in Markdown links.
      else if (!isPath && /^\.{0,2}(?:\/|$)/.test(address) && !address.startsWith('/'))
        problems.push(
          `${place}: "${written}" in an element is not followed; allowed: ${isPicture ? 'a picture of Markdown, ![what it shows](./file.png), or the path of a file of static, /img/file.png' : 'a link of Markdown, [its text](../limits/index.mdx), or the address of a page, /limits/'}; write it`,
        );
    }
    if (
      node.type !== 'link' ||
      !/^https?:\/\//.test(toString(node)) ||
      removeTrailingSlash(toString(node)) === removeTrailingSlash(node.url)
    )
      return;
    problems.push(
      `${page}:${node.position?.start.line ?? 1}: the link says "${toString(node)}" and leads to "${node.url}"; allowed: words, or the address that it leads to`,
    );
  });
  return problems;
}
