import type {Node} from '@vscode/tree-sitter-wasm';

/** One word of a command; `value` is undefined where it is only known when the command runs. */
interface ShellWord {
  readonly value: string | undefined;
  readonly line: number;
}

/** One command of a script: its name and arguments. */
export interface ShellCommand {
  readonly name: ShellWord;
  readonly args: readonly ShellWord[];
}

/** What a script says about its variables before it runs. */
type Variables = ReadonlyMap<string, string>;

/** Stands for a value that comes from the environment or from another command. */
export const UNKNOWN = '\u0000';

function children(node: Node): Node[] {
  return node.children.filter((child): child is Node => child !== null);
}

function unescape(text: string): string {
  return text.replace(/\\\n/g, '').replace(/\\(["\\$`])/g, '$1');
}

function readExpansion(node: Node, variables: Variables): string {
  const name = children(node).find((child) => child.type === 'variable_name')?.text ?? '';
  return variables.get(name) ?? UNKNOWN;
}

function readString(node: Node, variables: Variables): string {
  let text = '';
  let end = node.startIndex + 1;
  for (const child of children(node).slice(1, -1)) {
    text += node.text.slice(end - node.startIndex, child.startIndex - node.startIndex);
    text += readWord(child, variables);
    end = child.endIndex;
  }
  return text + node.text.slice(end - node.startIndex, -1);
}

const READERS: Readonly<Record<string, (node: Node, variables: Variables) => string>> = {
  string: readString,
  raw_string: (node) => node.text.slice(1, -1),
  string_content: (node) => unescape(node.text),
  simple_expansion: readExpansion,
  expansion: readExpansion,
  concatenation: (node, variables) =>
    children(node)
      .map((child) => readWord(child, variables))
      .join(''),
  command_substitution: () => UNKNOWN,
  process_substitution: () => UNKNOWN,
  arithmetic_expansion: () => UNKNOWN,
};

function readWord(node: Node, variables: Variables): string {
  return READERS[node.type]?.(node, variables) ?? node.text.replace(/\\\n/g, '').replace(/\\(.)/g, '$1');
}

function toWord(node: Node, variables: Variables): ShellWord {
  return {value: readWord(node, variables), line: node.startPosition.row + 1};
}

/** Every node of a type, outermost first. */
function findNodes(root: Node, type: string): Node[] {
  return root.descendantsOfType(type).filter((node): node is Node => node !== null);
}

function collectVariables(root: Node): Variables {
  const variables = new Map<string, string>();
  for (const node of findNodes(root, 'variable_assignment')) {
    const [name, , value] = children(node);
    if (name) variables.set(name.text, value ? readWord(value, variables) : '');
  }
  return variables;
}

const NOT_WORDS = new Set([
  'variable_assignment',
  'file_redirect',
  'herestring_redirect',
  'heredoc_redirect',
  'comment',
]);

/** Every command of a parsed Bash script, with the words that can be known without running it. */
export function listCommands(root: Node): ShellCommand[] {
  const variables = collectVariables(root);
  return findNodes(root, 'command').flatMap((node) => {
    const [name, ...args] = children(node).filter((child) => !NOT_WORDS.has(child.type));
    if (!name) return [];
    const named = children(name)[0] ?? name;
    return [{name: toWord(named, variables), args: args.map((child) => toWord(child, variables))}];
  });
}

/** The names of the functions a script defines. */
export function listFunctions(root: Node): ReadonlySet<string> {
  return new Set(findNodes(root, 'function_definition').map((node) => node.childForFieldName('name')?.text ?? ''));
}
