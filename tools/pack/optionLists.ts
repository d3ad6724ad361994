/**
 * Generates the lists of options in package READMEs from the doc comments of their types. `npm run pack` replaces the
 * text between `<!-- options: src/options.ts Options -->` and `<!-- /options -->`.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {format, resolveConfig} from 'prettier';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');
const LIST = /(<!-- options: (\S+) (\w+) -->\n)[^]*?(<!-- \/options -->)/g;

/** Longer type aliases are shown by name, with their content listed below. */
const MAX_TYPE_LENGTH = 60;

type Member = {readonly name: string; readonly type: string; readonly isOptional: boolean; readonly node: ts.Node};

const simplifyType = (text: string): string =>
  text
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^Readonly<(.*)>$/, '$1')
    .replace(/^Partial<Record<(.*)>>$/, 'Record<$1>');

function findDeclaration(file: ts.SourceFile, name: string): ts.Statement | undefined {
  return file.statements.find((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.name.getText(file) === name
      : ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
  );
}

/** Returns the members of an object type (including intersections), or of an object. */
function getTypeMembers(file: ts.SourceFile, statement: ts.Statement | undefined): Member[] {
  const members: Member[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.type) {
      const type = simplifyType(node.type.getText(file));
      members.push({name: node.name.getText(file), type, isOptional: node.questionToken !== undefined, node});
    } else if (ts.isPropertyAssignment(node)) {
      members.push({name: node.name.getText(file), type: '', isOptional: true, node});
    } else if (!ts.isTypeReferenceNode(node)) ts.forEachChild(node, collect);
  };
  if (statement) collect(ts.isTypeAliasDeclaration(statement) ? statement.type : statement);
  return members;
}

/** Returns the text of a doc comment, and its tags by name. */
function readComment(file: ts.SourceFile, node: ts.Node): {readonly text: string; readonly tags: Map<string, string>} {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const toText = (part: ts.JSDoc['comment']): string => (ts.getTextOfJSDocComment(part) ?? '').replaceAll(/\s+/g, ' ');
  const tags = (comment?.tags ?? []).map((tag) => [tag.tagName.getText(file), toText(tag.comment).trim()] as const);
  return {text: toText(comment?.comment).trim(), tags: new Map(tags)};
}

type Option = {
  readonly name: string;
  readonly text: string;
  readonly type: string;
  /** The default as Markdown, or `required` or `optional`. */
  readonly standard: string;
  readonly hasDefault: boolean;
  readonly example: string | undefined;
  readonly inner: readonly Option[];
};

function parseOption(file: ts.SourceFile, {name, type, isOptional, node}: Member): Option {
  const {text, tags} = readComment(file, node);
  const alias = findDeclaration(file, type.replace(/\[\]$/, ''));
  const isObject = alias && ts.isTypeAliasDeclaration(alias) && ts.isTypeLiteralNode(alias.type);
  const aliased = alias && ts.isTypeAliasDeclaration(alias) && !isObject ? alias.type.getText(file) : type;
  const value = ts.isPropertyAssignment(node) ? node.initializer.getText(file).replaceAll('_', '') : undefined;
  const fallback = value ?? tags.get('default');
  const isCode = /^(?:(['"]).*\1|[[{(].*|[\d_]+|true|false)$/.test(fallback ?? '');
  return {
    name,
    text,
    type: aliased.length > MAX_TYPE_LENGTH ? type : aliased,
    standard: fallback === undefined ? (isOptional ? 'optional' : 'required') : isCode ? `\`${fallback}\`` : fallback,
    hasDefault: fallback !== undefined,
    example: tags.get('example'),
    inner: isObject ? parseOptions(file, alias) : [],
  };
}

const parseOptions = (file: ts.SourceFile, statement: ts.Statement | undefined): Option[] =>
  getTypeMembers(file, statement)
    .filter(({node}) => !readComment(file, node).tags.has('internal'))
    .map((member) => parseOption(file, member));

/** Renders options of the same type as a table. */
function renderTable(options: readonly Option[]): string {
  const hasDefaults = new Set(options.map(({standard}) => standard)).size > 1;
  const hasExamples = options.some(({example}) => example);
  const toRow = (cells: readonly (string | false)[]): string =>
    `| ${cells.filter((cell) => cell !== false).join(' | ')} |`;
  const head = ['Option', hasDefaults && 'Default', 'Description', hasExamples && 'Example'];
  const rows = options.map(({name, text, standard, example}) =>
    toRow([`\`${name}\``, hasDefaults && standard, text, hasExamples && `\`${example}\``]),
  );
  return [toRow(head), toRow(head.map((cell) => cell && '---')), ...rows].join('\n');
}

function renderSection({name, type, standard, hasDefault, text, example, inner}: Option, level: number): string {
  const rows = [
    `- **Type:** \`${type}\`${hasDefault ? '' : ` (${standard})`}`,
    ...(hasDefault ? [`- **Default:** ${standard}`] : []),
    ...(example ? [`- **Example:** \`${example}\``] : []),
  ];
  const lines = inner.map((option) => {
    const about = `\`${option.type}\`, ${option.hasDefault ? 'default ' : ''}${option.standard}`;
    return `- \`${option.name}\` (${about}): ${option.text}${option.example ? ` Example: \`${option.example}\`` : ''}`;
  });
  return [`${'#'.repeat(level)} \`${name}\``, rows.join('\n'), text, lines.join('\n')].filter(Boolean).join('\n\n');
}

function renderOptions(options: readonly Option[], level: number): string {
  const isUniform = options.length > 1 && new Set(options.map(({type}) => type)).size === 1;
  return isUniform ? renderTable(options) : options.map((option) => renderSection(option, level)).join('\n\n');
}

/** Replaces the lists of options in the README of a package. */
export async function updateOptionLists(readme: string): Promise<string> {
  const text = readFileSync(readme, 'utf8').replaceAll(
    LIST,
    (_, start: string, path: string, name: string, end: string, offset: number, whole: string) => {
      const source = join(dirname(readme), path);
      const file = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest, true);
      const options = parseOptions(file, findDeclaration(file, name));
      if (options.length === 0) throw new Error(`${readme}: ${path} has no type ${name} with members`);
      const [, heading = ''] = /^[^]*\n(#+) /.exec(whole.slice(0, offset)) ?? [];
      return `${start}\n${renderOptions(options, heading.length + 1)}\n\n${end}`;
    },
  );
  return format(text, {...(await resolveConfig(readme)), filepath: readme});
}

/** The READMEs of all packages. */
export const getReadmes = (): string[] =>
  readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name, 'README.md'));

if (import.meta.filename === process.argv[1])
  for (const readme of getReadmes()) writeFileSync(readme, await updateOptionLists(readme));
