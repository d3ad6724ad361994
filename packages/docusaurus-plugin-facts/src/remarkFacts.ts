import type {Facts} from './createFacts';
import {getLatestFacts} from './liveFacts';
import {getLocation, readSource, type SourceFile, throwProblems} from './reportProblems';
import type {FactProblem} from './substitute';

/** A node of a Markdown, MDX or ESTree syntax tree, or a part of one. */
export type TreeNode = Record<string, unknown>;

/** Fields whose strings aren't rendered: positions, comments, and the source of string literals. */
const INVISIBLE_FIELDS = new Set(['position', 'loc', 'range', 'comments', 'raw']);

function isRecord(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null;
}

const escapeTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Replaces every visible text and link target of a tree: in expressions, fields, attributes and HTML. */
export function replaceTexts(node: TreeNode, change: (text: string) => string): void {
  const {value: source, cooked, data} = node;
  for (const [field, value] of Object.entries(node)) {
    // If there's an ESTree, it's rendered instead of the source. Identifiers of references aren't shown.
    const isSource = field === 'value' && isRecord(data) && Boolean(data.estree);
    if (INVISIBLE_FIELDS.has(field) || isSource || (node.identifier && /^(?:identifier|label)$/.test(field))) continue;
    if (typeof value === 'string') node[field] = change(value);
    else if (isRecord(value)) replaceTexts(value, change);
  }
  if ('raw' in node && node.value !== source) node.raw = JSON.stringify(node.value);
  if (node.cooked !== cooked) node.raw = escapeTemplate(String(node.cooked));
}

/** Options of `remarkFacts` and `createParseFrontMatter`. */
export type PrintOptions<Version extends string = string> = {
  /** The facts to print, created using `createFacts`. @example createFacts({…}) */
  readonly facts: Facts<Version>;
  /** Returns the documentation version for a source file. @default the latest version @example (file) => (file.includes('/version-v1/') ? 'v1' : 'v2') */
  readonly versionOf?: (file: string) => Version;
};

/**
 * Rejects options without facts.
 *
 * @param call correct code for the configuration, for the error
 */
export function assertFacts(name: string, call: string, options: Partial<PrintOptions> | undefined): void {
  if (typeof options?.facts?.resolve === 'function') return;
  const given = JSON.stringify(options?.facts) ?? 'missing';
  throw new Error(
    `docusaurus.config.ts, options of ${name}: "facts" is ${given}; write ${call} with what createFacts of docusaurus-plugin-facts/facts returns`,
  );
}

/** Remark plugin that replaces names with facts, and stops the build if a name doesn't exist. */
export function remarkFacts<Version extends string>(options: PrintOptions<Version>) {
  assertFacts('remarkFacts', '[remarkFacts, {facts}]', options as Partial<PrintOptions>);
  const {versionOf} = options;
  return (tree: TreeNode, file: SourceFile): void => {
    const facts = getLatestFacts(options.facts);
    const version = versionOf?.(file.path ?? '');
    const wrong: FactProblem[] = [];
    replaceTexts(tree, (before) => {
      const {text, problems} = facts.resolve(before, version);
      wrong.push(...problems);
      return text;
    });
    if (wrong.length === 0) return;
    // The tree doesn't contain positions within a text, so search in the file.
    const source = readSource(file, file.toString());
    const {problems} = facts.resolve(source, version);
    const found = problems.filter(({token}) => wrong.some((problem) => problem.token === token));
    throwProblems(file.path ?? 'unknown file', source, found, facts.describeProblem);
    // A name that another plugin has inserted isn't in the file.
    throw new Error(`${getLocation(file, {})} ${facts.describeProblem(wrong[0] as FactProblem)}`);
  };
}
