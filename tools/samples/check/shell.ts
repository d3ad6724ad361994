import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type * as TreeSitter from '@vscode/tree-sitter-wasm';
import type {Language as GrammarLanguage, Node, Parser as GrammarParser} from '@vscode/tree-sitter-wasm';
import {cli, type CliCommand, type CliFlag} from '../../../src/facts/cli';
import {createProblem, type Block, type Problem} from '../model';

/** Commands that samples can use in addition to `millrace` and their own functions. */
const knownTools: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'knownTools.txt'), 'utf8')
    .replace(/^#.*/gm, '')
    .split(/\s+/),
);

const {commands} = cli;

function findFlag(flags: readonly CliFlag[], word: string): CliFlag | undefined {
  const [name] = word.split('=', 1);
  return flags.find((flag) => flag.name === name || flag.alias === name);
}

function findCommand(words: readonly string[]): CliCommand | undefined {
  const isStart = (command: CliCommand) => command.name.split(' ').every((part, index) => words[index] === part);
  return commands.filter(isStart).sort((a, b) => b.name.length - a.name.length)[0];
}

interface ParsedArguments {
  readonly args: readonly string[];
  readonly problems: readonly string[];
}

/** Separates the arguments of a command from its flags, and reports unknown flags. */
function parseArguments(words: readonly string[], known: readonly CliFlag[]): ParsedArguments {
  const args: string[] = [];
  const problems: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) {
      args.push(word);
      continue;
    }
    const flag = findFlag(known, word);
    if (!flag) problems.push(`unknown flag ${word}: known are ${known.map(({name}) => name).join(', ')}`);
    if (flag?.value && !word.includes('=')) index++;
  }
  return {args, problems};
}

function findArgumentProblems(command: CliCommand, args: readonly string[]): string[] {
  const required = command.args.filter((arg) => arg.required).length;
  const usage = `usage: millrace ${[command.name, ...command.args.map(({name}) => name)].join(' ')}`;
  if (args.length < required) return [`"${command.name}" lacks an argument; ${usage}`];
  if (args.length > command.args.length) return [`"${command.name}" has an argument too many; ${usage}`];
  return command.args.flatMap(({values}, index) => {
    const given = args[index];
    if (!values || given === undefined || isDynamicWord(given)) return [];
    const allowed = values.flatMap(({value, alias}) => (alias ? [value, alias] : [value]));
    return allowed.includes(given) ? [] : [`"${given}" is not one of ${allowed.join(', ')}`];
  });
}

/**
 * Finds problems in the words after `millrace`.
 *
 * @param isWhole whether arguments are required, which sentences can omit
 */
export function findCliProblems(words: readonly string[], isWhole = false): string[] {
  const root = [...cli.rootFlags, ...cli.globalFlags];
  if (words.length === 0 || words.every((word) => word.startsWith('-')))
    return [...parseArguments(words, root).problems];
  const leading = words.findIndex((word) => !word.startsWith('-'));
  const command = findCommand(words.slice(leading));
  if (!command)
    return [`unknown command "millrace ${words.join(' ')}": known are ${commands.map(({name}) => name).join(', ')}`];
  const rest = words.slice(leading + command.name.split(' ').length);
  const {args: given, problems} = parseArguments(rest, [...command.flags, ...cli.globalFlags]);
  return [...problems, ...(isWhole ? findArgumentProblems(command, given) : [])];
}

/** Nodes that aren't words of a command. */
const NOT_WORDS = ['variable_assignment', 'file_redirect', 'herestring_redirect', 'heredoc_redirect', 'comment'];

/** Whether a word is only known when the command runs. */
const isDynamicWord = (word: string): boolean => word.includes('$');

/** Returns the words of a command without quotes. */
const getCommandWords = ({children}: Node): string[] =>
  children.flatMap((node) =>
    node && !NOT_WORDS.includes(node.type) ? node.text.replace(/^(["'])([^]*)\1$/, '$2') : [],
  );

function findCommandProblems([name = '', ...words]: readonly string[], functions: ReadonlySet<string>): string[] {
  if (isDynamicWord(name) || functions.has(name) || /^\.{0,2}\//.test(name)) return [];
  if (name === 'millrace') return findCliProblems(words, true);
  return knownTools.has(name)
    ? []
    : [`unknown tool "${name}": add it in check/knownTools.txt if readers are sure to have it`];
}

/** Finds syntax errors in Bash or, if there are none, unknown tools and undocumented `millrace` commands. */
export function findShellProblems(block: Block): Problem[] {
  const syntax = findSyntaxProblems(block);
  if (syntax.length > 0) return syntax;
  const root = parseGrammar('bash', block.code);
  const getNodes = (type: string): Node[] => root.descendantsOfType(type).flatMap((node) => node ?? []);
  const functions = new Set(getNodes('function_definition').map((node) => node.childForFieldName('name')?.text ?? ''));
  return getNodes('command').flatMap((command) =>
    findCommandProblems(getCommandWords(command), functions).map((message) =>
      createProblem(block, command.startPosition.row + 1, message),
    ),
  );
}

const require = createRequire(import.meta.url);
const FOLDER = dirname(require.resolve('@vscode/tree-sitter-wasm'));
const {Language, Parser} = require('@vscode/tree-sitter-wasm') as typeof TreeSitter;

const languages = new Map<string, GrammarLanguage>();
let parser: GrammarParser | undefined;

const getGrammarNames = (): string[] =>
  readdirSync(FOLDER).flatMap((file) => /^tree-sitter-(.+)\.wasm$/.exec(file)?.[1] ?? []);

/**
 * Loads the grammars that are needed, once.
 *
 * @throws for a language without a grammar of its name
 */
export async function loadGrammars(names: Iterable<string>): Promise<void> {
  if (!parser) {
    await Parser.init({locateFile: (file: string) => join(FOLDER, file)});
    parser = new Parser();
  }
  for (const name of names) {
    const known = getGrammarNames();
    if (!known.includes(name)) {
      throw new Error(
        `src/config/codeLanguages.ts: the check of "${name}" needs a grammar of this name; allowed: ${known.join(', ')}; or give the language the check "none"`,
      );
    }
    if (!languages.has(name)) languages.set(name, await Language.load(join(FOLDER, `tree-sitter-${name}.wasm`)));
  }
}

/**
 * Parses a piece of code into a syntax tree.
 *
 * @throws if the grammar of its language hasn't been loaded
 */
export function parseGrammar(name: string, code: string): Node {
  const language = languages.get(name);
  if (!language || !parser) throw new Error(`The grammar "${name}" is not loaded: call loadGrammars first.`);
  parser.setLanguage(language);
  const tree = parser.parse(code);
  if (!tree) throw new Error(`The grammar "${name}" gave no tree.`);
  return tree.rootNode;
}

/** Finds the first node that is an error or is missing; `undefined` if the code parses. */
function findErrorNode(node: Node): Node | undefined {
  if (!node.hasError) return undefined;
  for (const child of node.children) {
    if (!child) continue;
    if (child.isMissing) return child;
    const inner = findErrorNode(child);
    if (inner) return inner;
  }
  return node;
}

/** Finds the first syntax error of a block whose language has a grammar. */
export function findSyntaxProblems(block: Block): Problem[] {
  const error = findErrorNode(parseGrammar(block.lang, block.code));
  if (!error) return [];
  const line = error.startPosition.row + 1;
  const near = block.code.split('\n')[line - 1]?.trim() ?? '';
  const what = error.isMissing ? `missing "${error.type}"` : 'syntax error';
  return [createProblem(block, line, `${block.lang} ${what} near "${near}"`)];
}
