import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type * as TreeSitter from '@vscode/tree-sitter-wasm';
import type {Language as GrammarLanguage, Node, Parser as GrammarParser} from '@vscode/tree-sitter-wasm';
import {reportAt, type Block, type Problem} from '../model';

const require = createRequire(import.meta.url);
const FOLDER = dirname(require.resolve('@vscode/tree-sitter-wasm'));
const {Language, Parser} = require('@vscode/tree-sitter-wasm') as typeof TreeSitter;

/** The languages that are parsed with a grammar. */
export const GRAMMAR_LANGUAGES = ['python', 'go', 'bash'] as const;
type GrammarName = (typeof GRAMMAR_LANGUAGES)[number];

const languages = new Map<GrammarName, GrammarLanguage>();
let parser: GrammarParser | undefined;

/** Loads the grammars that are needed, once. */
export async function loadGrammars(names: Iterable<GrammarName>): Promise<void> {
  if (!parser) {
    await Parser.init({locateFile: (file: string) => join(FOLDER, file)});
    parser = new Parser();
  }
  for (const name of names) {
    if (!languages.has(name)) languages.set(name, await Language.load(join(FOLDER, `tree-sitter-${name}.wasm`)));
  }
}

/** The syntax tree of a piece of code; its grammar must have been loaded. */
export function parseGrammar(name: GrammarName, code: string): Node {
  const language = languages.get(name);
  if (!language || !parser) throw new Error(`The grammar "${name}" is not loaded: call loadGrammars first.`);
  parser.setLanguage(language);
  const tree = parser.parse(code);
  if (!tree) throw new Error(`The grammar "${name}" gave no tree.`);
  return tree.rootNode;
}

/** The first node that is an error or is missing, or undefined if the code parses. */
function findSyntaxError(node: Node): Node | undefined {
  if (!node.hasError) return undefined;
  for (const child of node.children) {
    if (!child) continue;
    if (child.isMissing) return child;
    const inner = findSyntaxError(child);
    if (inner) return inner;
  }
  return node;
}

/** Reports the first syntax error of a Python, Go or Bash block. */
export function checkGrammar(block: Block): Problem[] {
  const error = findSyntaxError(parseGrammar(block.lang as GrammarName, block.code));
  if (!error) return [];
  const line = error.startPosition.row + 1;
  const near = block.code.split('\n')[line - 1]?.trim() ?? '';
  const what = error.isMissing ? `missing "${error.type}"` : 'syntax error';
  return [reportAt(block, line, `${block.lang} ${what} near "${near}"`)];
}
