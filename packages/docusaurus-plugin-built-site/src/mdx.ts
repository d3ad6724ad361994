/** Reads the imports of MDX pages from their syntax tree: partials and components. */
import * as acorn from 'acorn';
import type {Program} from 'estree';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxjsEsmFromMarkdown} from 'mdast-util-mdxjs-esm';
import {mdxjsEsm} from 'micromark-extension-mdxjs-esm';
import {visit} from 'unist-util-visit';

/** An imported name and its module specifier. */
export type MdxImport = {readonly name: string; readonly from: string};

/** Imports of a page and their uses. */
export type MdxPage = {
  readonly imports: readonly MdxImport[];
  /** Finds `<Name …>` outside of code and comments, in document order. */
  readonly findUses: (name: string) => readonly {readonly start: number; readonly end: number}[];
};

const FRONT_MATTER = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/;
const COMMENT = /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g;

const replaceWithSpaces = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Parses Markdown and imports only. Docusaurus accepts more than MDX does, such as `{#id}`. */
function parseTree(text: string): Nodes {
  const acornOptions = {ecmaVersion: 'latest', sourceType: 'module'} as const;
  return fromMarkdown(text, {
    extensions: [mdxjsEsm({acorn, acornOptions, addResult: true})],
    mdastExtensions: [mdxjsEsmFromMarkdown()],
  });
}

function getImports({body}: Program): MdxImport[] {
  return body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    return node.specifiers.map(({local}) => ({name: local.name, from: String(node.source.value)}));
  });
}

/** Reads the imports of a page. Returns none for a source that isn't MDX, such as an old revision. */
export function parseMdx(source: string): MdxPage {
  if (!/^import\b/m.test(source)) return {imports: [], findUses: () => []};
  const text = source.replace(FRONT_MATTER, replaceWithSpaces);
  const imports: MdxImport[] = [];
  let shown = text;
  try {
    visit(parseTree(text), (node) => {
      if (node.type === 'mdxjsEsm' && node.data?.estree) imports.push(...getImports(node.data.estree));
      if (node.type !== 'mdxjsEsm' && node.type !== 'code' && node.type !== 'inlineCode') return;
      const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
      shown = shown.slice(0, start) + replaceWithSpaces(shown.slice(start, end)) + shown.slice(end);
    });
  } catch {
    return {imports: [], findUses: () => []};
  }
  shown = shown.replace(COMMENT, replaceWithSpaces);
  const findUses: MdxPage['findUses'] = (name) =>
    [...shown.matchAll(new RegExp(`<${name.replaceAll('$', '\\$')}(?=[\\s/>])[^>]*>`, 'g'))].map(({0: tag, index}) => {
      return {start: index, end: index + tag.length};
    });
  return {imports, findUses};
}
