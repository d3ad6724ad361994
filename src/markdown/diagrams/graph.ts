/** A box of a graph, or its start or end point. */
export type GraphNode = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly shape: 'box' | 'start' | 'end';
};

/** An arrow of a graph with its label. */
export type GraphEdge = {readonly from: string; readonly to: string; readonly label: string};

/** A point relative to the top left corner. */
export type Point = readonly [x: number, y: number];

/** The label of a line. `x` is its start, middle or end, `y` its baseline. */
type Label = {readonly text: string; readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle'};

/** A graph with coordinates in pixels. */
export type GraphLayout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly {node: GraphNode; x: number; y: number; width: number; height: number}[];
  readonly lines: readonly (readonly Point[])[];
  readonly labels: readonly Label[];
};

/** Sizes in pixels. */
export const SIZES = {
  text: 14,
  lineHeight: 18,
  label: 13,
  /** Distance from a line up to the top of its label. */
  labelHeight: 20,
  /** Horizontal padding of a box, for both sides together. */
  padding: {x: 26, y: 16},
  dot: 16,
  /** Space between a line and its label, or between two lines on the same side of a box. */
  space: 8,
};

/** Estimates the width of a text in pixels, for the widest font that readers may have. */
export function estimateTextWidth(text: string, size: number): number {
  const estimateCharacterWidth = (character: string): number => {
    if (/[ijl.,:;'|!I ()[\]]/.test(character)) return 0.3;
    if (/[mwMW@%]/.test(character)) return 0.85;
    return /[A-Z0-9_$]/.test(character) ? 0.62 : 0.54;
  };
  return [...text].reduce((sum, character) => sum + estimateCharacterWidth(character), 0) * size;
}

/** Returns the size of a node by itself. */
export function getNodeSize({shape, lines}: GraphNode): {width: number; height: number} {
  if (shape !== 'box') return {width: SIZES.dot, height: SIZES.dot};
  const width = Math.max(...lines.map((line) => estimateTextWidth(line, SIZES.text)));
  return {width: width + SIZES.padding.x, height: lines.length * SIZES.lineHeight + SIZES.padding.y};
}

/** Returns the edges without those that close a cycle, found by a depth-first search in source order. */
export function findForwardEdges(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): GraphEdge[] {
  const back = new Set<GraphEdge>();
  const done = new Set<string>();
  const open = new Set<string>();
  const visitNode = (id: string): void => {
    open.add(id);
    for (const edge of edges) {
      if (edge.from !== id) continue;
      if (open.has(edge.to)) back.add(edge);
      else if (!done.has(edge.to)) visitNode(edge.to);
    }
    open.delete(id);
    done.add(id);
  };
  const entered = new Set(edges.map(({to}) => to));
  for (const {id} of [...nodes.filter((node) => !entered.has(node.id)), ...nodes]) if (!done.has(id)) visitNode(id);
  return edges.filter((edge) => !back.has(edge));
}

/** Nodes in a straight line, and the node where the line branches off. */
export type Path = {readonly ids: readonly string[]; readonly parent: string | null};

/**
 * Splits a graph into paths: the longest one first, then its branches. The last branch comes first and gets the nearest
 * lane, so that its line doesn't cross those of earlier branches.
 */
export function splitIntoPaths(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Path[] {
  const forward = findForwardEdges(nodes, edges);
  const paths: Path[] = [];
  const used = new Set<string>();
  const getUnusedTargets = (id: string): string[] =>
    forward.filter(({from, to}) => from === id && !used.has(to)).map(({to}) => to);
  // Of two paths with the same length, prefer one whose last node has an edge back: these run around the main path.
  const getPathRank = (path: readonly string[]): number =>
    path.length + (edges.some(({from}) => from === path.at(-1)) ? 0.5 : 0);
  const getLongestPath = (id: string): string[] => {
    const longest = getUnusedTargets(id)
      .map(getLongestPath)
      .reduce<string[]>((best, path) => (getPathRank(path) > getPathRank(best) ? path : best), []);
    return [id, ...longest];
  };
  const addPathWithBranches = (start: string, parent: string | null): void => {
    const ids = getLongestPath(start);
    paths.push({ids, parent});
    for (const id of ids) used.add(id);
    for (const id of [...ids].reverse()) {
      for (const to of getUnusedTargets(id)) if (!used.has(to)) addPathWithBranches(to, id);
    }
  };
  const entered = new Set(forward.map(({to}) => to));
  const starts = nodes.filter(({id}) => !entered.has(id)).map(({id}) => id);
  const lengths = new Map(starts.map((id) => [id, getLongestPath(id).length]));
  const getLongestLength = (id: string): number => lengths.get(id) ?? 0;
  // Sorting is stable: of equal starts, the first one in the source comes first.
  for (const id of [...starts].sort((one, other) => getLongestLength(other) - getLongestLength(one)))
    if (!used.has(id)) addPathWithBranches(id, null);
  return paths;
}

/** Creates a layout from its parts: moves them to the top left corner and rounds their coordinates. */
export function createLayout(
  boxes: GraphLayout['boxes'],
  lines: GraphLayout['lines'],
  labels: GraphLayout['labels'],
): GraphLayout {
  const widths = labels.map(({text, x, anchor}) => {
    const width = estimateTextWidth(text, SIZES.label);
    return anchor === 'middle' ? [x - width / 2, x + width / 2] : [x, x + width];
  });
  const xs = [...boxes.flatMap(({x, width}) => [x, x + width]), ...lines.flat().map(([x]) => x), ...widths.flat()];
  const ys = [
    ...boxes.flatMap(({y, height}) => [y, y + height]),
    ...lines.flat().map(([, y]) => y),
    ...labels.flatMap(({y}) => [y - SIZES.label, y + SIZES.label / 3]),
  ];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    width: Math.ceil(Math.max(...xs) - left + 1),
    height: Math.ceil(Math.max(...ys) - top + 1),
    boxes: boxes.map(({node, x, y, width, height}) => {
      return {node, x: round(x - left), y: round(y - top), width: round(width), height: round(height)};
    }),
    lines: lines.map((points) => points.map(([x, y]): Point => [round(x - left), round(y - top)])),
    labels: labels.map(({text, x, y, anchor}) => ({text, x: round(x - left), y: round(y - top), anchor})),
  };
}
