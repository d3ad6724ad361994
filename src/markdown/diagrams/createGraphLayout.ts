import {createLayout, getNodeSize, estimateTextWidth, SIZES} from './graph';
import type {GraphEdge, GraphLayout, GraphNode, Point} from './graph';
import {placeNodes, findRoutes, getRange} from './grid';
import type {Route} from './grid';

/** Space between columns without labels, and around a label. */
const GAP = 30;

/** Space between two rows. */
const LANE_GAP = 20;

/** Space between a row and a line around it. */
const AROUND = 16;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A route and the position of its label: in the gap between two columns, above or below the lane's line. */
type Track = Route & {readonly lane: number; readonly gap: number; readonly offset: number; readonly side: -1 | 1};

function createTrack(route: Route): Track {
  const {from, to, kind, pair} = route;
  const far = pair === 'back' ? from : to;
  const lane = kind === 'join' || kind === 'below' ? from.lane : far.lane;
  const gap = kind === 'join' ? from.layer : far.layer - 1;
  // The line of a branch that leads back is inside the bend of the other one.
  const isLower = kind === 'below' || (pair !== null && (kind === 'branch') === (pair === 'forth'));
  const side = isLower ? 1 : -1;
  return {...route, lane, gap, offset: pair === null ? 0 : side * SIZES.space, side};
}

const isAround = ({kind}: Route): boolean => kind === 'above' || kind === 'below';
const getSpan = ({from, to}: Route): number => Math.abs(from.layer - to.layer);
const getLabelHeight = ({label}: GraphEdge): number => (label === '' ? 0 : SIZES.labelHeight);

/**
 * Computes coordinates from left to right: boxes of equal size in columns and rows, lines with at most two bends, and
 * labels above or below the lines.
 *
 * @returns null for a graph that needs other lines
 */
export function createGraphLayout(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): GraphLayout | null {
  const cells = placeNodes(nodes, edges);
  const tracks = findRoutes(edges, cells)?.map(createTrack);
  if (!tracks) return null;

  const all = nodes.map((node) => ({node, size: getNodeSize(node), ...(cells.get(node.id) ?? {layer: 0, lane: 0})}));
  const layers = getRange(0, Math.max(...all.map(({layer}) => layer)));
  const lanes = getRange(0, Math.max(...all.map(({lane}) => lane)));
  const widths = layers.map((at) => Math.max(0, ...all.map(({layer, size}) => (layer === at ? size.width : 0))));
  const heights = lanes.map((at) => Math.max(0, ...all.map(({lane, size}) => (lane === at ? size.height : 0))));
  const gaps = layers.map((at) => {
    const labels = tracks.filter((track) => track.gap === at && !isAround(track)).map(({edge}) => edge.label);
    return Math.max(GAP, ...labels.map((label) => (label === '' ? 0 : estimateTextWidth(label, SIZES.label) + GAP)));
  });

  // Distances of lines and labels from the middle of a lane, on both sides. Shorter lines around it are closer.
  const distances = new Map<Track, number>();
  const extents = lanes.map((at) => {
    const [above, below] = ([-1, 1] as const).map((side) => {
      const own = tracks.filter((track) => track.lane === at && track.side === side);
      const labels = own.filter((track) => !isAround(track));
      let extent = Math.max(
        (heights[at] ?? 0) / 2,
        ...labels.map(({edge, offset}) => Math.abs(offset) + getLabelHeight(edge)),
      );
      for (const track of own.filter(isAround).sort((one, other) => getSpan(one) - getSpan(other))) {
        distances.set(track, side * (extent + AROUND));
        extent += AROUND + getLabelHeight(track.edge);
      }
      return extent;
    });
    return {above: above ?? 0, below: below ?? 0};
  });
  const lefts = layers.map((layer) => sum(widths.slice(0, layer)) + sum(gaps.slice(0, layer)));
  const middles = lanes.map((lane) =>
    sum(
      extents
        .slice(0, lane + 1)
        .map(({above}, at) => above + (at === 0 ? 0 : LANE_GAP + (extents[at - 1]?.below ?? 0))),
    ),
  );

  const boxes = all.map(({node, layer, lane}) => {
    const width = node.shape === 'box' ? (widths[layer] ?? 0) : SIZES.dot;
    const height = node.shape === 'box' ? (heights[lane] ?? 0) : SIZES.dot;
    const center = (lefts[layer] ?? 0) + (widths[layer] ?? 0) / 2;
    const middle = middles[lane] ?? 0;
    return {node, x: center - width / 2, y: middle - height / 2, width, height, layer, center, middle};
  });
  type Box = (typeof boxes)[number];
  const getBox = (id: string): Box | undefined => boxes.find(({node}) => node.id === id);

  /** Returns where a line meets a box from above or below: beside the middle if other lines meet it there. */
  const getPort = (track: Track, id: string): number => {
    const box = getBox(id);
    if (!box) return 0;
    const isAbove = track.kind === 'above';
    const getPortSide = ({edge, kind, pair, from, to}: Track): number => {
      if (edge.from !== id && edge.to !== id) return 0;
      if (isAbove) return kind !== 'above' ? 0 : Math.sign((edge.from === id ? to : from).layer - box.layer);
      const isUsed =
        kind === 'below' ||
        (kind === 'join' && edge.to === id) ||
        (kind === 'branch' && (pair === 'back' ? edge.to : edge.from) === id);
      return isUsed ? (edge.from === id ? -1 : 1) : 0;
    };
    const isShared = [-1, 1].every((side) => tracks.some((other) => getPortSide(other) === side));
    return box.center + (isShared && box.node.shape === 'box' ? SIZES.space * getPortSide(track) : 0);
  };

  const labels: GraphLayout['labels'][number][] = [];
  const lines = tracks.map((track): Point[] => {
    const {edge, kind, pair, gap, offset, side} = track;
    const [from, to] = [getBox(edge.from), getBox(edge.to)];
    if (!from || !to) return [];
    const addLabel = (x: number, y: number): void => {
      if (edge.label !== '') labels.push({text: edge.label, x, y: y + (side < 0 ? -6 : 16), anchor: 'middle'});
    };
    if (isAround(track)) {
      const y = from.middle + (distances.get(track) ?? 0);
      const [leave, enter] = [getPort(track, edge.from), getPort(track, edge.to)];
      addLabel((leave + enter) / 2, y);
      return [
        [leave, from.middle + (side * from.height) / 2],
        [leave, y],
        [enter, y],
        [enter, to.middle + (side * to.height) / 2],
      ];
    }
    const [near, far] = pair === 'back' ? [to, from] : [from, to];
    const y = (kind === 'join' ? near : far).middle + offset;
    addLabel((lefts[gap] ?? 0) + (widths[gap] ?? 0) + (gaps[gap] ?? 0) / 2, y);
    const corner = kind === 'join' ? far : near;
    const port = getPort(track, corner.node.id);
    const bottom = corner.middle + corner.height / 2;
    const points: Point[] = {
      straight: (): Point[] => [
        [near.x + near.width, y],
        [far.x, y],
      ],
      branch: (): Point[] => [
        [port, bottom],
        [port, y],
        [far.x, y],
      ],
      join: (): Point[] => [
        [near.x + near.width, y],
        [port, y],
        [port, bottom],
      ],
    }[kind as 'straight' | 'branch' | 'join']();
    return pair === 'back' ? points.reverse() : points;
  });
  return createLayout(boxes, lines, labels);
}
