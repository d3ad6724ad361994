import type {ImportDeclaration, Program} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {formatSuggestion} from 'docusaurus-plugin-facts/facts';

/** Names of a component's props; `null` if its types are too complex to read. */
type Props = readonly string[] | null;

/** The exports of a module, including `default`, or `null` if it re-exports another module. */
type Exports = ReadonlyMap<string, Props> | null;

/** Props of the parts of the theme that pages use. */
const THEME: Readonly<Record<string, readonly string[]>> = {
  '@theme/Tabs': ['groupId', 'defaultValue', 'values', 'queryString', 'lazy', 'block', 'className', 'children'],
  '@theme/TabItem': ['value', 'label', 'default', 'attributes', 'hidden', 'className', 'children'],
};

/** Utility types that don't change the names of props. */
const TRANSPARENT = ['Readonly', 'PropsWithChildren', 'Partial', 'Required'];

function getPropNames(type: ts.TypeNode | undefined, file: ts.SourceFile): Props {
  if (type === undefined) return null;
  if (ts.isTypeLiteralNode(type)) return type.members.flatMap(({name}) => name?.getText(file) ?? []);
  if (ts.isIntersectionTypeNode(type)) {
    const parts = type.types.map((part) => getPropNames(part, file));
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  if (!ts.isTypeReferenceNode(type)) return null;
  const name = type.typeName.getText(file);
  if (TRANSPARENT.includes(name)) return getPropNames(type.typeArguments?.[0], file);
  for (const statement of file.statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) return getPropNames(statement.type, file);
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name && !statement.heritageClauses) {
      return statement.members.flatMap((member) => member.name?.getText(file) ?? []);
    }
  }
  return null;
}

const getFunctionProps = (parameters: readonly ts.ParameterDeclaration[], file: ts.SourceFile): Props =>
  parameters.length === 0 ? [] : getPropNames(parameters[0]?.type, file);

function parseModuleExports(text: string): Exports {
  const file = ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found = new Map<string, Props>();
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement)) return null;
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const hasModifier = (kind: ts.SyntaxKind): boolean => modifiers.some((modifier) => modifier.kind === kind);
    if (!hasModifier(ts.SyntaxKind.ExportKeyword)) continue;
    if (ts.isFunctionDeclaration(statement)) {
      const name = hasModifier(ts.SyntaxKind.DefaultKeyword) ? 'default' : (statement.name?.text ?? '');
      found.set(name, getFunctionProps(statement.parameters, file));
    } else if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        const isFunction = initializer && ts.isArrowFunction(initializer);
        found.set(name.getText(file), isFunction ? getFunctionProps(initializer.parameters, file) : null);
      }
    }
  }
  return found;
}

/** Returns the imports of a page with their positions. */
export function getPageImports(
  tree: Root,
): {readonly line: number; readonly offset: number; readonly statement: ImportDeclaration}[] {
  const found: {line: number; offset: number; statement: ImportDeclaration}[] = [];
  visit(tree, 'mdxjsEsm', ({data, position}) => {
    for (const statement of (data?.estree as Program | undefined)?.body ?? []) {
      const line = statement.loc?.start.line ?? position?.start.line ?? 1;
      const offset = (statement as {start?: number}).start ?? position?.start.offset ?? 0;
      if (statement.type === 'ImportDeclaration') found.push({line, offset, statement});
    }
  });
  return found;
}

/**
 * Finds imported names that their module doesn't export, and props that a component doesn't have.
 *
 * @param readModule returns the source of a module in this project; `null` for others
 */
export function findPropProblems(tree: Root, page: string, readModule: (from: string) => string | null): string[] {
  const problems: string[] = [];
  const components = new Map<string, Props>();
  for (const {line, statement} of getPageImports(tree)) {
    const from = String(statement.source.value);
    const text = readModule(from);
    const exported = THEME[from]
      ? new Map([['default', THEME[from]]])
      : text === null
        ? null
        : parseModuleExports(text);
    for (const specifier of exported === null ? [] : statement.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') continue;
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : null;
      const name = imported?.type === 'Identifier' ? imported.name : 'default';
      const props = exported?.get(name);
      const known = [...(exported?.keys() ?? [])];
      if (props !== undefined) components.set(specifier.local.name, props);
      else {
        problems.push(
          `${page}:${line}: "${from}" doesn't export "${name}"; ${formatSuggestion(name, known)}allowed: ${known.join(', ')}`,
        );
      }
    }
  }
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const {name, attributes, position} = node as MdxJsxFlowElement | MdxJsxTextElement;
    const props = components.get(name ?? '');
    if (!props) return;
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || [...props, 'key'].includes(attribute.name)) continue;
      const allowed = props.filter((prop) => prop !== 'children').join(', ') || 'none';
      problems.push(
        `${page}:${position?.start.line ?? 1}: <${name}> has no "${attribute.name}"; ${formatSuggestion(attribute.name, props)}allowed: ${allowed}`,
      );
    }
  });
  return problems;
}
