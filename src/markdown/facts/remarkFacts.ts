import type {DocsVersion, MissingFact} from '../../facts/lookupFact';
import {findLimitCard} from '../../facts/resolveLimits';
import {type LocatedProblem, describeProblems, problemError, readSource} from './reportProblems';
import {relative} from 'node:path';
import {resolveFacts} from '../../facts/substituteFacts';
import {factsOfSource} from '../../config/versions';

/** A node of a Markdown, MDX or expression tree, as far as this plugin looks at it. */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  position?: {start: {offset?: number}; end: {offset?: number}};
  [field: string]: unknown;
}

/** A place in the tree that holds text: how to read and write it, and the node that has a position. */
interface StringSlot {
  readonly owner: TreeNode;
  readonly read: () => string;
  readonly write: (text: string) => void;
}

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

interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: unknown;
}

function isAttribute(value: unknown): value is Attribute {
  return typeof value === 'object' && value !== null && 'name' in value && 'value' in value;
}

function readAttributes(node: TreeNode): Attribute[] {
  return Array.isArray(node.attributes) ? node.attributes.filter(isAttribute) : [];
}

function describeWrongCard(node: TreeNode, id: string, missing: MissingFact): LocatedProblem {
  return {
    problem: {offset: 0, token: `id="${id}"`, missing},
    start: node.position?.start.offset ?? 0,
    end: node.position?.end.offset ?? 0,
  };
}

function fillCard(node: TreeNode, version: DocsVersion): LocatedProblem[] {
  const attributes = readAttributes(node);
  const id = String(attributes.find(({name}) => name === 'id')?.value ?? '');
  const card = findLimitCard(id, version);
  if ('found' in card) return [describeWrongCard(node, id, card)];
  const added = Object.entries(card).map(([name, value]): Attribute => ({type: 'mdxJsxAttribute', name, value}));
  node.attributes = [...attributes, ...added];
  return [];
}

/** Fills in the card of each `<Limit id="…" />` in a tree, and returns the ids that are wrong. */
function fillLimitCards(node: TreeNode, version: DocsVersion): LocatedProblem[] {
  const isLimit = node.name === 'Limit' && node.type.startsWith('mdxJsx');
  return [
    ...(isLimit ? fillCard(node, version) : []),
    ...(node.children ?? []).flatMap((child) => fillLimitCards(child, version)),
  ];
}

/** The part of a virtual file the transformer uses. */
export interface SourceFile {
  readonly path?: string;
  toString(): string;
}

function locateIn(slot: StringSlot, length: number): Pick<LocatedProblem, 'start' | 'end'> {
  const {position} = slot.owner;
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? length};
}

/** Replaces the tokens of one tree in place and says which were wrong. */
function substituteTree(tree: TreeNode, file: SourceFile): LocatedProblem[] {
  const version = factsOfSource(file.path ?? '');
  const length = file.toString().length;
  return collectStringSlots(tree).flatMap((slot) => {
    const {text, problems} = resolveFacts(slot.read(), version);
    slot.write(text);
    return problems.map((problem) => ({problem, ...locateIn(slot, length)}));
  });
}

/** Remark plugin: prints facts by name, and stops the build at a name that does not exist. */
export function remarkFacts(): (tree: TreeNode, file: SourceFile) => void {
  return (tree, file) => {
    const version = factsOfSource(file.path ?? '');
    const located = [...substituteTree(tree, file), ...fillLimitCards(tree, version)];
    if (located.length === 0) return;
    const path = file.path ?? 'unknown file';
    const parsed = file.toString();
    const shown = relative(process.cwd(), path);
    throw problemError(describeProblems(shown, parsed, readSource(path, parsed), located));
  };
}
