import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getHeadingIds} from '../../../src/markdown/page-rules/findPageProblems';

/** Ids of table rows that only exist after building, by the component that prints them. */
const ROWS = {LimitsTable: 'limit-'} as const;

/** A node that may be an element. */
export type Element = {readonly name?: string | null; readonly attributes?: unknown};

/** Returns the attributes of an element; empty for any other node. */
export function getNodeAttributes({attributes}: Element): {name: string; value: unknown}[] {
  return Array.isArray(attributes) ? (attributes as {name: string; value: unknown}[]) : [];
}

function cachePerPage<Result>(collect: (tree: Root) => Result): (tree: Root) => Result {
  const cache = new WeakMap<Root, Result>();
  return (tree) => {
    const result = cache.get(tree) ?? collect(tree);
    cache.set(tree, result);
    return result;
  };
}

function collectAnchors(tree: Root): string[] {
  const ids = getHeadingIds(tree).map(({id}) => id);
  visit(tree, (node) => {
    const element = node as Element;
    // The `id` prop of a component such as <Term id="event"> isn't an id in the page.
    if (!/^[a-z]/.test(element.name ?? '')) return;
    for (const {name, value} of getNodeAttributes(element)) {
      if (name === 'id' && typeof value === 'string') ids.push(value);
    }
  });
  return ids;
}

/** Returns the anchors of a page: the ids of its headings and elements. */
export const getAnchors = cachePerPage<readonly string[]>(collectAnchors);

/** A heading, with the ids of its own section and those around it. */
type PlacedHeading = {readonly text: string; readonly id: string; readonly sections: readonly string[]};

function collectHeadings(tree: Root): PlacedHeading[] {
  const ids = getHeadingIds(tree);
  const headings: PlacedHeading[] = [];
  let open: {depth: number; id: string}[] = [];
  visit(tree, 'heading', (heading) => {
    const id = ids[headings.length]?.id ?? '';
    open = [...open.filter(({depth}) => depth < heading.depth), {depth: heading.depth, id}];
    const [text = ''] = toString(heading).split('/*');
    headings.push({text: text.trim(), id, sections: open.map((section) => section.id)});
  });
  return headings;
}

/** Returns the headings of a page. */
export const getHeadings = cachePerPage<readonly PlacedHeading[]>(collectHeadings);

/** Whether a page has an anchor. True for a page that can't be parsed, because that's reported elsewhere. */
export function hasAnchor(tree: Root | null, anchor: string): boolean {
  if (tree === null || getAnchors(tree).includes(anchor)) return true;
  let isPrinted = false;
  visit(tree, (node) => {
    const row = ROWS[(node as Element).name as keyof typeof ROWS];
    isPrinted ||= row !== undefined && anchor.startsWith(row);
  });
  return isPrinted;
}
