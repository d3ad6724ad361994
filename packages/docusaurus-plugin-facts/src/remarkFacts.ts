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

/** Places, comments, and the way in which strings of expressions are written. */
const UNSEEN = new Set(['position', 'loc', 'range', 'comments', 'raw']);

function isRecord(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null;
}

const quoteTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Changes every text of a tree that a reader may see or follow: of expressions, fields, attributes and HTML to be made. */
export function changeTexts(node: TreeNode, change: Change, owner = node): void {
  const {value: source, cooked, data} = node;
  for (const [field, value] of Object.entries(node)) {
    // The tree of an expression is what counts, and the names of definitions are seen by nobody.
    const isSource = field === 'value' && isRecord(data) && Boolean(data.estree);
    if (UNSEEN.has(field) || isSource || (node.identifier && /^(?:identifier|label)$/.test(field))) continue;
    if (typeof value === 'string') node[field] = change(value, owner);
    else if (isRecord(value)) changeTexts(value, change, value.position ? value : owner);
  }
  if ('raw' in node && node.value !== source) node.raw = JSON.stringify(node.value);
  if (node.cooked !== cooked) node.raw = quoteTemplate(String(node.cooked));
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
