import type {Facts} from './createFacts';
import {latestOf} from './liveFacts';
import {type LocatedProblem, type SourceFile, stopAtProblems} from './reportProblems';

/** A node of a Markdown, MDX or expression tree, as far as this plugin looks at it. */
export type TreeNode = {
  type: string;
  children?: TreeNode[];
  position?: {start: {offset?: number}; end: {offset?: number}};
  [field: string]: unknown;
};

/** What becomes of a text, and the node that has a position. */
type Change = (text: string, owner: TreeNode) => string;

/** Where nodes keep text, whatever their type: formulas and HTML of other plugins have it in the same fields. */
const TEXT_FIELDS = ['value', 'meta', 'url', 'title', 'alt'];

type FieldHolder = Record<string, unknown>;

function isRecord(value: unknown): value is FieldHolder {
  return typeof value === 'object' && value !== null;
}

/** Changes the text of a field, if it has one, and says whether it is another now. */
function changeField(holder: FieldHolder, field: string, owner: TreeNode, change: Change): boolean {
  const before = holder[field];
  if (typeof before !== 'string') return false;
  holder[field] = change(before, owner);
  return holder[field] !== before;
}

const quoteTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** A string in an expression is kept twice: its value and the way it was written. */
function changeExpression(value: unknown, owner: TreeNode, change: Change): void {
  if (!isRecord(value)) return;
  const {type, value: inner} = value;
  if (type === 'Literal' || type === 'JSXText') {
    if (changeField(value, 'value', owner, change)) value.raw = JSON.stringify(value.value);
  } else if (type === 'TemplateElement' && isRecord(inner)) {
    if (changeField(inner, 'cooked', owner, change)) inner.raw = quoteTemplate(String(inner.cooked));
  } else {
    for (const [field, child] of Object.entries(value))
      if (!['comments', 'loc', 'range'].includes(field)) changeExpression(child, owner, change);
  }
}

/** Changes every text of a tree that a reader may see or follow: of expressions, fields, attributes and HTML to be made. */
export function changeTexts(node: TreeNode, change: Change, owner = node): void {
  const {estree, hChildren} = isRecord(node.data) ? node.data : {};
  if (estree) changeExpression(estree, owner, change);
  else TEXT_FIELDS.forEach((field) => changeField(node, field, owner, change));
  if (Array.isArray(hChildren)) for (const child of hChildren as TreeNode[]) changeTexts(child, change, owner);
  const {attributes} = node;
  if (Array.isArray(attributes)) {
    for (const attribute of attributes.filter(isRecord))
      changeTexts((isRecord(attribute.value) ? attribute.value : attribute) as TreeNode, change, owner);
  } else if (isRecord(attributes)) {
    for (const name of Object.keys(attributes)) changeField(attributes, name, owner, change);
  }
  for (const child of node.children ?? []) changeTexts(child, change, owner === node ? child : owner);
}

function locateIn({position}: TreeNode, length: number): Pick<LocatedProblem, 'start' | 'end'> {
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? length};
}

/** What the Markdown of a site needs to print facts. */
export type PrintOptions<Version extends string = string> = {
  /** The facts of the site. */
  readonly facts: Facts<Version>;
  /**
   * The version of the facts that a source file prints.
   * @default the latest version for every file
   * @example (file) => (file.includes('/version-v1/') ? 'v1' : 'v2')
   */
  readonly versionOf?: (file: string) => Version;
};

/** Refuses options without facts, naming what has them. */
export function checkFacts(name: string, options: Partial<PrintOptions> | undefined): void {
  if (typeof options?.facts?.resolve === 'function') return;
  const given = JSON.stringify(options?.facts) ?? 'missing';
  throw new Error(
    `docusaurus.config.ts, options of ${name}: "facts" is ${given}; allowed: what createFacts of docusaurus-plugin-facts/facts returns`,
  );
}

/** Remark plugin: prints facts by name, and stops the build at a name that does not exist. */
export function remarkFacts<Version extends string>(options: PrintOptions<Version>) {
  checkFacts('remarkFacts', options as Partial<PrintOptions>);
  const {versionOf} = options;
  return (tree: TreeNode, file: SourceFile): void => {
    const facts = latestOf(options.facts);
    const version = versionOf?.(file.path ?? '');
    const length = file.toString().length;
    // What a node keeps twice has each problem once.
    const located = new Map<string, LocatedProblem>();
    changeTexts(tree, (before, owner) => {
      const {text, problems} = facts.resolve(before, version);
      for (const problem of problems) {
        const place = locateIn(owner, length);
        located.set(`${place.start} ${problem.offset} ${problem.token}`, {problem, ...place});
      }
      return text;
    });
    stopAtProblems(file, [...located.values()], facts.describeProblem);
  };
}
