import {createRequire} from 'node:module';
import type ts from 'typescript';
import type {Block} from '../model';

const require = createRequire(import.meta.url);

/** The TypeScript compiler; `require` loads it in a third of the time that `import` takes. */
export const compiler = require('typescript') as typeof ts;

const V1_HEAD =
  '__v1Step({ step(event, steps, params, auths, $respond, $end, $send, $checkpoint, $attachments) { return (';

/** The JavaScript or TypeScript languages a fence can name. */
export function isScript(lang: string): lang is 'js' | 'ts' {
  return lang === 'js' || lang === 'ts';
}

/** Reads the syntax of a script without checking it. */
export function parseScript(code: string, lang: 'js' | 'ts'): ts.SourceFile {
  return compiler.createSourceFile(`sample.${lang}`, code, compiler.ScriptTarget.ES2022, true);
}

/** The span of the function that is a whole v1 step, or undefined for anything else. */
export function findV1Step(source: ts.SourceFile): ts.Expression | undefined {
  const [statement, ...others] = source.statements;
  if (!statement || others.length > 0 || !compiler.isExpressionStatement(statement)) return undefined;
  const {expression} = statement;
  const inner = compiler.isParenthesizedExpression(expression) ? expression.expression : expression;
  return compiler.isArrowFunction(inner) || compiler.isFunctionExpression(inner) ? expression : undefined;
}

/** The object that a module exports by default, when it is a plain object. */
export function findDefaultObject(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  const exported = source.statements.find((node): node is ts.ExportAssignment => compiler.isExportAssignment(node));
  return exported && compiler.isObjectLiteralExpression(exported.expression) ? exported.expression : undefined;
}

function readType(object: ts.ObjectLiteralExpression): string | undefined {
  const property = object.properties.find((node) => node.name?.getText() === 'type');
  return property && compiler.isPropertyAssignment(property) && compiler.isStringLiteralLike(property.initializer)
    ? property.initializer.text
    : undefined;
}

const WRAPPERS: Readonly<Record<string, string>> = {
  action: '__plainAction',
  source: '__plainSource',
  app: '__plainApp',
};

function isComponent(object: ts.ObjectLiteralExpression): boolean {
  return (
    readType(object) === 'app' ||
    object.properties.some((node) => ['run', 'hooks', 'propDefinitions'].includes(node.name?.getText() ?? ''))
  );
}

/** The text that is type-checked for a block: the code, wrapped on its own lines where that gives it types. */
export function wrapForTypes(block: Block): string {
  const {code, lang} = block;
  if (lang !== 'js') return code;
  const source = parseScript(code, lang);
  const step = findV1Step(source);
  if (step && block.version === 'v1') {
    return `${code.slice(0, step.getStart())}${V1_HEAD}${step.getText()}\n); } });`;
  }
  const object = findDefaultObject(source);
  if (!object || !isComponent(object)) return code;
  const wrapper = WRAPPERS[block.meta.run ?? ''] ?? WRAPPERS[readType(object) ?? 'source'] ?? '__plainSource';
  return `${code.slice(0, object.getStart())}${wrapper}(${object.getText()})${code.slice(object.getEnd())}`;
}
