import type ts from 'typescript';
import {compiler} from '../check/compiler';
import {findDefaultObject, findV1Step, parseScript} from '../check/wrapForTypes';
import type {Block} from '../model';
import type {NodeKind} from '../runtime/node/job';

const PIN = /^((?:@[\w.-]+\/)?[\w.-]+)@[~^]?\d[\w.+-]*(\/.*)?$/;
const V1_ARGUMENTS = ['event', 'steps', 'params', 'auths'];

/** How to run a JavaScript or TypeScript block, or undefined for a standalone program. */
export function findNodeKind(block: Block): NodeKind {
  const {run = ''} = block.meta;
  if (run === 'script' || run === 'source' || run === 'action') return run;
  const source = parseScript(block.code, 'js');
  if (block.version === 'v1' && findV1Step(source)) return 'v1';
  const exportsDefault = source.statements.some((node) => compiler.isExportAssignment(node));
  if (!exportsDefault) return 'script';
  const object = findDefaultObject(source);
  return object && /\btype: ["']source["']/.test(object.getText()) ? 'source' : 'step';
}

function dropPins(source: ts.SourceFile, code: string): string {
  const edits: [number, number, string][] = [];
  const visit = (node: ts.Node): void => {
    const pinned = compiler.isStringLiteral(node) ? PIN.exec(node.text) : null;
    const {parent} = node;
    const isSpecifier =
      compiler.isImportDeclaration(parent ?? node) ||
      (parent && compiler.isCallExpression(parent) && /^(?:require|import)$/.test(parent.expression.getText()));
    if (pinned && isSpecifier) edits.push([node.getStart() + 1, node.getEnd() - 1, `${pinned[1]}${pinned[2] ?? ''}`]);
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return edits.reverse().reduce((text, [start, end, name]) => text.slice(0, start) + name + text.slice(end), code);
}

function wrapV1(code: string): string {
  const source = parseScript(code, 'js');
  const step = findV1Step(source);
  if (!step) throw new Error('a v1 step is one function: async (event, steps) => {…}');
  const inner = compiler.isParenthesizedExpression(step) ? step.expression : step;
  const parameters = compiler.isFunctionLike(inner)
    ? inner.parameters.map((parameter) => parameter.name.getText())
    : [];
  const names = parameters.map((name, index) =>
    V1_ARGUMENTS.includes(name) ? name : (V1_ARGUMENTS[index] ?? 'undefined'),
  );
  const before = code.slice(0, step.getStart());
  return `${before}module.exports = function (self, globals) { with (globals) { return (function () { return (${step.getText()}\n); }).call(self)(${names.join(', ')}); } };`;
}

const USES_REQUIRE = /(?<![.\w])require\(/;
const REQUIRE = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url); ';

/** The file that is written for a block: same lines, pins dropped, and what the platform puts around the code. */
export function prepareNode(block: Block, kind: NodeKind): {text: string; extension: 'mjs' | 'cjs' | 'ts'} {
  const source = parseScript(block.code, block.lang === 'ts' ? 'ts' : 'js');
  const code = dropPins(source, block.code);
  if (block.lang === 'ts') return {text: code, extension: 'ts'};
  if (kind === 'v1') return {text: wrapV1(code), extension: 'cjs'};
  const isModule = source.statements.some((node) => compiler.isImportDeclaration(node));
  const hasExport = source.statements.some(
    (node) => compiler.isExportAssignment(node) || compiler.isExportDeclaration(node),
  );
  if (isModule || !USES_REQUIRE.test(code)) return {text: code, extension: 'mjs'};
  return hasExport ? {text: REQUIRE + code, extension: 'mjs'} : {text: code, extension: 'cjs'};
}
