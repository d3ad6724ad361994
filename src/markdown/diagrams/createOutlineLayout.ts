import {createLayout, splitIntoPaths, findForwardEdges, getNodeSize, estimateTextWidth, SIZES} from './graph';
import type {GraphEdge, GraphLayout, GraphNode, Point} from './graph';

const INDENT = 36;

/**
 * Where a line leaves a box at the bottom, from its left side, if there are branches. Otherwise, it's in the middle.
 */
const TRUNK = 18;

const GAP = 22;
const LABELED_GAP = 36;

/** Space between a box and a line around it. */
const AROUND = 16;

type Row = {readonly node: GraphNode; readonly depth: number; readonly tree: GraphEdge | null};

/** Returns the nodes from top to bottom, each with its incoming edge. */
function createRows(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Row[] {
  const paths = splitIntoPaths(nodes, edges);
  const forward = findForwardEdges(nodes, edges);
  const rows: Row[] = [];
  // The end of a path belongs to the branches before it if all of them end there.
  const isLeaf = (id: string | undefined): boolean => forward.every(({from}) => from !== id);
  const addRows = ({ids, parent}: (typeof paths)[number], depth: number): void => {
    ids.forEach((id, at) => {
      const node = nodes.find((other) => other.id === id);
      const from = at === 0 ? parent : (ids[at - 1] ?? null);
      const siblings = paths.filter((path) => path.parent === from && from !== null);
      const isBranch = at > 0 && isLeaf(id) && siblings.length > 0 && siblings.every((path) => isLeaf(path.ids[0]));
      const tree = edges.find((edge) => edge.from === from && edge.to === id) ?? null;
      if (node) rows.push({node, depth: isBranch ? depth + 1 : depth, tree});
      for (const path of paths) if (path.parent === id) addRows(path, depth + 1);
    });
  };
  for (const path of paths) if (path.parent === null) addRows(path, 0);
  return rows;
}

/**
 * Computes an outline for narrow pages: nodes below each other, indented branches, and lines on the right for edges
 * that close a cycle or join two branches.
 */
export function createOutlineLayout(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): GraphLayout {
  let bottom = 0;
  const drafts = createRows(nodes, edges);
  // All boxes have the same right edge.
  const boxEnd = Math.max(...drafts.map(({node, depth}) => depth * INDENT + getNodeSize(node).width));
  const trunkX = drafts.some(({depth}) => depth > 0) ? TRUNK : boxEnd / 2;
  const rows = drafts.map(({node, depth, tree}, at) => {
    const size = getNodeSize(node);
    const {height} = size;
    const isBox = node.shape === 'box';
    const width = isBox ? boxEnd - depth * INDENT : size.width;
    const gap = at === 0 ? 0 : tree?.label ? LABELED_GAP : GAP;
    // A dot is in line with the line that starts or ends there.
    const x = depth * INDENT + (isBox ? 0 : trunkX - SIZES.dot / 2);
    const row = {node, tree, gap, x, y: bottom + gap, width, height, trunk: depth * INDENT + trunkX};
    bottom = row.y + height;
    return row;
  });
  const getRow = (id: string): (typeof rows)[number] | undefined => rows.find(({node}) => node.id === id);

  const labels: GraphLayout['labels'][number][] = [];
  const lines: Point[][] = [];
  for (const {tree, trunk, x, y, gap, height} of rows) {
    const from = tree && getRow(tree.from);
    if (!tree || !from) continue;
    const isBranch = trunk > from.trunk;
    const start: Point = [from.trunk, from.y + from.height];
    const middle = y + height / 2;
    lines.push(isBranch ? [start, [from.trunk, middle], [x, middle]] : [start, [trunk, y]]);
    if (tree.label !== '') {
      labels.push({text: tree.label, x: from.trunk + SIZES.space, y: y - gap / 2 + 4, anchor: 'start'});
    }
  }

  // Shorter lines are closer to the boxes.
  const trees = new Set(rows.map(({tree}) => tree));
  const around = edges
    .filter((edge) => !trees.has(edge))
    .flatMap((edge) => {
      const [from, to] = [
        rows.findIndex(({node}) => node.id === edge.from),
        rows.findIndex(({node}) => node.id === edge.to),
      ];
      return [{edge, from, to, top: Math.min(from, to), end: Math.max(from, to)}];
    })
    .sort((one, other) => one.end - one.top - (other.end - other.top));
  const getLineEnd = (at: number, other: number): number => {
    const {y = 0, height = 0} = rows[at] ?? {};
    const own = around.filter(({from, to}) => from === at || to === at);
    const isShared = own.some(({from}) => from === at) && own.some(({to}) => to === at);
    if (!isShared) return y + height / 2;
    // Lines that lead up are above those that lead down. Of two that lead down, the longer one is above.
    const isOuter = own.every(({from, to}) => Math.abs(from - to) <= Math.abs(at - other));
    const hasBoth = new Set(own.map(({from, to}) => Math.sign(from + to - 2 * at))).size > 1;
    const isUpper = hasBoth ? other < at : isOuter === other > at;
    return y + height / 2 + (isUpper ? -1 : 1) * (SIZES.space - 1);
  };
  const taken: {top: number; end: number; right: number}[] = [];
  for (const {edge, from, to, top, end} of around) {
    const [start, target] = [rows[from], rows[to]];
    if (!start || !target) continue;
    const passed = rows.slice(top, end + 1);
    const right =
      Math.max(
        ...passed.map(({x, width}) => x + width),
        ...passed.slice(1).map(({tree, trunk}) => trunk + estimateTextWidth(tree?.label ?? '', SIZES.label)),
        ...taken.filter((other) => other.top < end && other.end > top).map((other) => other.right),
      ) + AROUND;
    const [leave, enter] = [getLineEnd(from, to), getLineEnd(to, from)];
    lines.push([
      [start.x + start.width, leave],
      [right, leave],
      [right, enter],
      [target.x + target.width, enter],
    ]);
    const width = edge.label === '' ? 0 : estimateTextWidth(edge.label, SIZES.label) + SIZES.space;
    if (edge.label !== '')
      labels.push({text: edge.label, x: right + SIZES.space, y: (leave + enter) / 2 + 4, anchor: 'start'});
    taken.push({top, end, right: right + width});
  }
  return createLayout(rows, lines, labels);
}
