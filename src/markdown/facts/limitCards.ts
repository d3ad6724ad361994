import type {DocsVersion, MissingFact} from '../../facts/lookupFact';
import {findLimitCard} from '../../facts/resolveLimits';
import type {LocatedProblem} from './reportProblems';
import type {TreeNode} from './stringSlots';

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
export function fillLimitCards(node: TreeNode, version: DocsVersion): LocatedProblem[] {
  const isLimit = node.name === 'Limit' && node.type.startsWith('mdxJsx');
  return [
    ...(isLimit ? fillCard(node, version) : []),
    ...(node.children ?? []).flatMap((child) => fillLimitCards(child, version)),
  ];
}
