import type {Facts} from './createFacts';
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

const TEXT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  text: ['value'],
  inlineCode: ['value'],
  code: ['value', 'meta'],
  link: ['url', 'title'],
  image: ['url', 'title', 'alt'],
  definition: ['url', 'title'],
  imageReference: ['alt'],
};

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
function literalSlot(owner: TreeNode, literal: FieldHolder): StringSlot[] {
  return fieldSlot(owner, literal, 'value').map((slot) => ({
    ...slot,
    write: (text) => {
      slot.write(text);
      literal.raw = JSON.stringify(text);
    },
  }));
}

function estreeSlots(owner: TreeNode, value: unknown): StringSlot[] {
  if (Array.isArray(value)) return value.flatMap((item) => estreeSlots(owner, item));
  if (!isRecord(value)) return [];
  if (value.type === 'Literal' || value.type === 'JSXText') return literalSlot(owner, value);
  if (value.type === 'TemplateElement' && isRecord(value.value)) {
    return [...fieldSlot(owner, value.value, 'raw'), ...fieldSlot(owner, value.value, 'cooked')];
  }
  return Object.entries(value)
    .filter(([field]) => field !== 'comments' && field !== 'loc' && field !== 'range')
    .flatMap(([, child]) => estreeSlots(owner, child));
}

function expressionSlots(owner: TreeNode, holder: FieldHolder): StringSlot[] {
  return isRecord(holder.data) ? estreeSlots(owner, holder.data.estree) : [];
}

function attributeSlots(node: TreeNode): StringSlot[] {
  if (isRecord(node.attributes) && !Array.isArray(node.attributes)) {
    const attributes = node.attributes;
    return Object.keys(attributes).flatMap((name) => fieldSlot(node, attributes, name));
  }
  if (!Array.isArray(node.attributes)) return [];
  return node.attributes.filter(isRecord).flatMap((attribute) => {
    if (isRecord(attribute.value)) return expressionSlots(node, attribute.value);
    return [...fieldSlot(node, attribute, 'value'), ...expressionSlots(node, attribute)];
  });
}

/** Every place of a tree that holds text a reader may see or follow. */
export function collectStringSlots(node: TreeNode): StringSlot[] {
  return [
    ...(TEXT_FIELDS[node.type] ?? []).flatMap((field) => fieldSlot(node, node, field)),
    ...attributeSlots(node),
    ...expressionSlots(node, node),
    ...(node.children ?? []).flatMap(collectStringSlots),
  ];
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
  const {facts, versionOf} = options;
  return (tree: TreeNode, file: SourceFile): void => {
    const version = versionOf?.(file.path ?? '');
    const length = file.toString().length;
    const located = collectStringSlots(tree).flatMap((slot) => {
      const {text, problems} = facts.resolve(slot.read(), version);
      slot.write(text);
      return problems.map((problem) => ({problem, ...locateIn(slot, length)}));
    });
    stopAtProblems(file, located, facts.describeProblem);
  };
}
