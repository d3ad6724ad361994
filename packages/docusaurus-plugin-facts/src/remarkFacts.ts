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

/** A place in the tree that holds text: how to read and write it, and the node that has a position. */
type StringSlot = {
  readonly owner: TreeNode;
  readonly read: () => string;
  readonly write: (text: string) => void;
};

/** Where nodes keep text, whatever their type: formulas and HTML of other plugins have it in the same fields. */
const TEXT_FIELDS = ['value', 'meta', 'url', 'title', 'alt'];

type FieldHolder = Record<string, unknown>;

function fieldSlot(owner: TreeNode, holder: FieldHolder, field: string): StringSlot[] {
  if (typeof holder[field] !== 'string') return [];
  return [
    {
      owner,
      read: () => String(holder[field]),
      write: (text) => {
        holder[field] = text;
      },
    },
  ];
}

function isRecord(value: unknown): value is FieldHolder {
  return typeof value === 'object' && value !== null;
}

/** A string in an expression is kept twice: its value and the way it was written. */
function literalSlot(
  owner: TreeNode,
  literal: FieldHolder,
  field: string,
  quote: (text: string) => string,
): StringSlot[] {
  return fieldSlot(owner, literal, field).map((slot) => ({
    ...slot,
    write: (text) => {
      slot.write(text);
      literal.raw = quote(text);
    },
  }));
}

const quoteTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

function estreeSlots(owner: TreeNode, value: unknown): StringSlot[] {
  if (Array.isArray(value)) return value.flatMap((item) => estreeSlots(owner, item));
  if (!isRecord(value)) return [];
  if (value.type === 'Literal' || value.type === 'JSXText') return literalSlot(owner, value, 'value', JSON.stringify);
  if (value.type === 'TemplateElement' && isRecord(value.value))
    return literalSlot(owner, value.value, 'cooked', quoteTemplate);
  return Object.entries(value)
    .filter(([field]) => field !== 'comments' && field !== 'loc' && field !== 'range')
    .flatMap(([, child]) => estreeSlots(owner, child));
}

/** The text of a node: of its expression, or of its fields and of the HTML that is made in its place. */
function ownSlots(owner: TreeNode, holder: FieldHolder): StringSlot[] {
  const {estree, hChildren} = isRecord(holder.data) ? holder.data : {};
  if (estree) return estreeSlots(owner, estree);
  const made = Array.isArray(hChildren) ? (hChildren as TreeNode[]).flatMap(collectStringSlots) : [];
  return [
    ...TEXT_FIELDS.flatMap((field) => fieldSlot(owner, holder, field)),
    ...made.map((slot) => ({...slot, owner})),
  ];
}

function attributeSlots(node: TreeNode): StringSlot[] {
  if (isRecord(node.attributes) && !Array.isArray(node.attributes)) {
    const attributes = node.attributes;
    return Object.keys(attributes).flatMap((name) => fieldSlot(node, attributes, name));
  }
  if (!Array.isArray(node.attributes)) return [];
  return node.attributes
    .filter(isRecord)
    .flatMap((attribute) => ownSlots(node, isRecord(attribute.value) ? attribute.value : attribute));
}

/** Every place of a tree that holds text a reader may see or follow. */
export function collectStringSlots(node: TreeNode): StringSlot[] {
  return [...ownSlots(node, node), ...attributeSlots(node), ...(node.children ?? []).flatMap(collectStringSlots)];
}

function locateIn(slot: StringSlot, length: number): Pick<LocatedProblem, 'start' | 'end'> {
  const {position} = slot.owner;
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
    for (const slot of collectStringSlots(tree)) {
      const before = slot.read();
      const {text, problems} = facts.resolve(before, version);
      if (text !== before) slot.write(text);
      for (const problem of problems) {
        const place = locateIn(slot, length);
        located.set(`${place.start} ${problem.offset} ${problem.token}`, {problem, ...place});
      }
    }
    stopAtProblems(file, [...located.values()], facts.describeProblem);
  };
}
