import {splitIntoPaths, findForwardEdges} from './graph';
import type {GraphEdge, GraphNode, Path} from './graph';

/** The position of a node: layers follow each other in the direction of the flow, lanes run beside each other. */
type Cell = {readonly layer: number; readonly lane: number};

/** Returns all integers from one to another. */
export const getRange = (from: number, to: number): number[] => {
  const low = Math.min(from, to);
  return Array.from({length: Math.abs(to - from) + 1}, (_, at) => low + at);
};

/** Returns the integers between two others. */
const getBetween = (from: number, to: number): number[] => getRange(from, to).slice(1, -1);

/**
 * Returns the layer of each node: the one after its last predecessor. Other starts are just before their first target.
 */
function getLayers(nodes: readonly GraphNode[], forward: readonly GraphEdge[]): Map<string, number> {
  const layers = new Map(nodes.map(({id}) => [id, 0]));
  const getLayer = (id: string): number => layers.get(id) ?? 0;
  for (const _ of nodes) {
    for (const {from, to} of forward) layers.set(to, Math.max(getLayer(to), getLayer(from) + 1));
  }
  const entered = new Set(forward.map(({to}) => to));
  for (const {id} of nodes) {
    const targets = forward.filter(({from}) => from === id).map(({to}) => getLayer(to));
    if (!entered.has(id) && targets.length > 0) layers.set(id, Math.min(...targets) - 1);
  }
  return layers;
}

/** Places each node: the first path in the first lane, each other path in the nearest lane with room for it. */
export function placeNodes(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Map<string, Cell> {
  const forward = findForwardEdges(nodes, edges);
  const layers = getLayers(nodes, forward);
  const getLayer = (id: string): number => layers.get(id) ?? 0;
  const cells = new Map<string, Cell>();
  // Cells that contain a box, a line along the lane or a line across it.
  const used = {box: new Set<string>(), line: new Set<string>(), trunk: new Set<string>()};
  const isCellFree = (layer: number, lane: number, ...kinds: (keyof typeof used)[]): boolean =>
    kinds.every((kind) => !used[kind].has(`${layer},${lane}`));

  const placePath = ({ids, parent}: Path): void => {
    const from = parent === null ? undefined : cells.get(parent);
    const joins = forward.flatMap(({from: id, to}) => (ids.includes(id) ? (cells.get(to) ?? []) : []));
    const start = from ? from.layer + 1 : getLayer(ids[0] ?? '');
    const end = Math.max(...ids.map(getLayer), ...joins.map(({layer}) => layer));
    const fits = (lane: number): boolean =>
      getRange(start, end).every((layer) => isCellFree(layer, lane, 'box', 'line', 'trunk')) &&
      (!from ||
        getRange(from.lane, lane)
          .slice(1)
          .every((other) => isCellFree(from.layer, other, 'box', 'line'))) &&
      joins.every((join) => getBetween(join.lane, lane).every((other) => isCellFree(join.layer, other, 'box')));
    let lane = from ? from.lane + 1 : 0;
    while (!fits(lane)) lane += 1;
    for (const layer of getRange(start, end)) used.line.add(`${layer},${lane}`);
    for (const other of from ? getRange(from.lane, lane) : []) used.trunk.add(`${from?.layer},${other}`);
    for (const id of ids) {
      cells.set(id, {layer: getLayer(id), lane});
      used.box.add(`${getLayer(id)},${lane}`);
    }
  };
  for (const path of splitIntoPaths(nodes, edges)) placePath(path);
  return cells;
}

/**
 * How an edge runs: straight, down from its node and along, along and up to a node, or around the boxes in between
 * (above or below). If two edges connect the same nodes, the one that leads back is beside the other.
 */
export type Route = {
  readonly edge: GraphEdge;
  readonly from: Cell;
  readonly to: Cell;
  readonly kind: 'straight' | 'branch' | 'join' | 'above' | 'below';
  readonly pair: 'forth' | 'back' | null;
};

/** Returns a route for each edge that doesn't cross a box, or null if one of the edges has none. */
export function findRoutes(edges: readonly GraphEdge[], cells: ReadonlyMap<string, Cell>): Route[] | null {
  const boxes = new Set([...cells.values()].map(({layer, lane}) => `${layer},${lane}`));
  const isFree = (layers: readonly number[], lanes: readonly number[]): boolean =>
    layers.every((layer) => lanes.every((lane) => !boxes.has(`${layer},${lane}`)));

  const findRouteKind = (from: Cell, to: Cell): Route['kind'] | null => {
    const layers = getBetween(from.layer, to.layer);
    const lanes = getBetween(from.lane, to.lane);
    if (from.lane === to.lane && to.layer > from.layer && isFree(layers, [from.lane])) return 'straight';
    if (from.lane === to.lane) return from.lane === 0 ? 'above' : 'below';
    if (to.layer <= from.layer)
      return from.lane > to.lane && isFree([to.layer], [...lanes, from.lane]) ? 'below' : null;
    const [corner, end, lane] = from.lane < to.lane ? [from, to, to.lane] : [to, from, from.lane];
    if (!isFree([corner.layer], [...lanes, end.lane]) || !isFree(layers, [lane])) return null;
    return from.lane < to.lane ? 'branch' : 'join';
  };

  const routes = edges.map((edge): Route | null => {
    const [from, to] = [cells.get(edge.from), cells.get(edge.to)];
    if (!from || !to || edge.from === edge.to) return null;
    const isBack = to.layer < from.layer;
    if (edges.some((other) => other.from === edge.to && other.to === edge.from)) {
      const kind = isBack ? findRouteKind(to, from) : findRouteKind(from, to);
      if (kind === 'straight' || kind === 'branch') return {edge, from, to, kind, pair: isBack ? 'back' : 'forth'};
    }
    const kind = findRouteKind(from, to);
    return kind && {edge, from, to, kind, pair: null};
  });
  const known = routes.filter((route) => route !== null);
  return known.length === routes.length ? known : null;
}
