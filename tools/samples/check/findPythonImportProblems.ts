import type {Node} from '@vscode/tree-sitter-wasm';
import {formatSuggestion} from 'docusaurus-plugin-facts/facts';
import {createProblem, type Block, type Problem} from '../model';
import {parseGrammar} from './shell';

/** The modules of the platform's Python package, and the names that they export. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  millrace: ['script_helpers'],
  'millrace.script_helpers': ['steps', 'export'],
};

const PACKAGE = 'millrace';

/** An imported name as used in code, and its module. */
type Binding = readonly [name: string, module: string];

type NodeProblem = {readonly node: Node; readonly message: string};

/** Explains why a module of the platform doesn't exist. Other module names can be the reader's own. */
function findModuleProblem(module: string): string | undefined {
  const [root = ''] = module.split('.');
  if (module in MODULES) return undefined;
  const modules = Object.keys(MODULES);
  if (root === PACKAGE)
    return `"${module}" isn't a module of the platform; ${formatSuggestion(module, modules)}allowed: ${modules.join(', ')}`;
  const hint = formatSuggestion(root, [PACKAGE]);
  return hint && `"${root}" isn't a package of the platform; ${hint}allowed: ${PACKAGE}`;
}

/** Explains why a module of the platform doesn't have a name, and which of them does. */
function findNameProblem(module: string, name: string): string | undefined {
  const exported = MODULES[module];
  if (!exported || exported.includes(name)) return undefined;
  const [owner] = Object.entries(MODULES).find(([, names]) => names.includes(name)) ?? [];
  const hint = owner ? `import it from "${owner}"; ` : formatSuggestion(name, exported);
  return `"${module}" doesn't export "${name}"; ${hint}allowed: ${exported.join(', ')}`;
}

/** Returns an import's name and its alias: `steps` and `events` for `steps as events`. */
function parseImportedName(node: Node): {readonly name: string; readonly alias: string | undefined} {
  const name = node.childForFieldName('name')?.text ?? node.text;
  return {name, alias: node.childForFieldName('alias')?.text};
}

const getDescendants = (root: Node, type: string): Node[] => root.descendantsOfType(type).flatMap((node) => node ?? []);

const getNames = (statement: Node): Node[] => statement.childrenForFieldName('name').flatMap((node) => node ?? []);

const createNodeProblems = (node: Node, message: string | undefined): NodeProblem[] =>
  message ? [{node, message}] : [];

/** Parses `import a.b as c`: finds wrong modules, and what the names refer to. */
function parseImport(statement: Node): {readonly mistakes: NodeProblem[]; readonly bindings: Binding[]} {
  const imported = getNames(statement).map((node) => ({node, ...parseImportedName(node)}));
  return {
    mistakes: imported.flatMap(({node, name}) => createNodeProblems(node, findModuleProblem(name))),
    bindings: imported.map(({name, alias}) => {
      const [root = ''] = name.split('.');
      return alias ? [alias, name] : [root, root];
    }),
  };
}

/** Parses `from a import b as c`: finds a wrong module, wrong names, and the modules that the names refer to. */
function parseImportFrom(statement: Node): {readonly mistakes: NodeProblem[]; readonly bindings: Binding[]} {
  const module = statement.childForFieldName('module_name')?.text ?? '';
  const imported = getNames(statement).map((node) => ({node, ...parseImportedName(node)}));
  const wrong = createNodeProblems(statement, findModuleProblem(module));
  return {
    mistakes: [
      ...wrong,
      ...imported.flatMap(({node, name}) => createNodeProblems(node, findNameProblem(module, name))),
    ],
    bindings: imported.map(({name, alias}) => [alias ?? name, `${module}.${name}`]),
  };
}

/** Returns the module that an expression such as `millrace.script_helpers` refers to. */
function resolveModule(expression: string, bindings: ReadonlyMap<string, string>): string {
  const [root = '', ...rest] = expression.split('.');
  return [bindings.get(root) ?? '', ...rest].join('.');
}

/**
 * Finds imports in a Python block that the platform's package doesn't have, and attributes that an imported module
 * doesn't have. Load the Python grammar first.
 */
export function findPythonImportProblems(block: Block): Problem[] {
  const root = parseGrammar('python', block.code);
  const read = [
    ...getDescendants(root, 'import_statement').map(parseImport),
    ...getDescendants(root, 'import_from_statement').map(parseImportFrom),
  ];
  const bindings = new Map(read.flatMap((one) => one.bindings).filter(([, module]) => module in MODULES));
  const used = getDescendants(root, 'attribute').flatMap((node) => {
    const module = resolveModule(node.childForFieldName('object')?.text ?? '', bindings);
    return createNodeProblems(node, findNameProblem(module, node.childForFieldName('attribute')?.text ?? ''));
  });
  return [...read.flatMap(({mistakes}) => mistakes), ...used].map(({node, message}) =>
    createProblem(block, node.startPosition.row + 1, message),
  );
}
