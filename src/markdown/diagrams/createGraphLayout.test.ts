import {describe, expect, it} from '@jest/globals';
import {estimateTextWidth, SIZES} from './graph';
import type {GraphEdge, GraphLayout, GraphNode} from './graph';
import {createGraphLayout} from './createGraphLayout';
import {createOutlineLayout} from './createOutlineLayout';

/** Parses edges like `a>b:label`, separated by spaces. `(` is the start of a graph, `)` its end. */
function createGraph(text: string): {nodes: GraphNode[]; edges: GraphEdge[]} {
  const edges = text.split(' ').map((edge): GraphEdge => {
    const [, from = '', to = '', label = ''] = /^([^>]+)>([^:]+)(?::(.+))?$/.exec(edge) ?? [];
    return {from, to, label};
  });
  const ids = [...new Set(edges.flatMap(({from, to}) => [from, to]))];
  const getShape = (id: string): GraphNode['shape'] => (id === '(' ? 'start' : id === ')' ? 'end' : 'box');
  return {nodes: ids.map((id) => ({id, lines: [`Node ${id}`], shape: getShape(id)})), edges};
}

const GRAPHS: readonly [name: string, text: string][] = [
  ['a branch', 'a>b a>c:no'],
  ['a branch that joins again', 'a>b b>c b>d c>e d>e e>f'],
  ['branches of branches', 'a>b a>c b>d b>e c>f c>g:long-label'],
  ['many branches of one node', 'a>b a>c a>d a>e:x a>f'],
  ['two starts', 'a>c:deploy b>c:poll c>d'],
  ['two graphs', 'a>b b>c d>e'],
  ['a way back', 'a>b b>c c>b:again c>d'],
  ['a way back from a branch', 'a>b a>f:full b>c:start c>d c>e:pause e>b:resume'],
  ['a pair in a line', '(>a a>b:edit b>a:deploy b>)'],
  ['pairs in a line and aside', '(>a a>b:off b>a:on a>c:run c>a:done a>d:delete b>d:delete d>)'],
  ['a line past others', 'q>e e>s e>p p>e:resumes p>c:cancel q>c:disabled e>f'],
  ['several lines past others', 'a>b b>c c>d d>e a>c:one a>e:two b>d:three'],
  ['a cycle of all', 'a>b b>c c>a'],
];

const isBetween = (value: number, one: number, other: number): boolean =>
  value > Math.min(one, other) + 0.5 && value < Math.max(one, other) - 0.5;

/** Finds lines that cross a box, except at its border. */
const findCrossedBoxes = ({boxes, lines}: GraphLayout): string[] =>
  lines.flatMap((points) =>
    points.slice(1).flatMap(([x, y], at) => {
      const [fromX = 0, fromY = 0] = points[at] ?? [];
      return boxes
        .filter((box) => {
          const crosses = (low: number, high: number, one: number, other: number): boolean =>
            Math.max(Math.min(one, other), low + 0.5) < Math.min(Math.max(one, other), high - 0.5);
          const [right, bottom] = [box.x + box.width, box.y + box.height];
          return fromX === x
            ? isBetween(x, box.x, right) && crosses(box.y, bottom, fromY, y)
            : isBetween(y, box.y, bottom) && crosses(box.x, right, fromX, x);
        })
        .map(({node}) => `${node.id} at ${x},${y}`);
    }),
  );

const findCoveredLabels = ({boxes, labels}: GraphLayout): string[] =>
  labels
    .filter(({text, x, y, anchor}) => {
      const width = estimateTextWidth(text, SIZES.label);
      const left = anchor === 'middle' ? x - width / 2 : x;
      return boxes.some(
        (box) => left < box.x + box.width && left + width > box.x && y - 9 < box.y + box.height && y > box.y,
      );
    })
    .map(({text}) => text);

describe.each([
  ['createGraphLayout', createGraphLayout],
  ['createOutlineLayout', createOutlineLayout],
] as const)('%s', (_, layout) => {
  it.each(GRAPHS)('draws %s with straight lines around nodes, and labels next to them', (_name, text) => {
    const {nodes, edges} = createGraph(text);
    const drawn = layout(nodes, edges);
    if (!drawn) throw new Error('not drawn');
    expect(drawn.boxes).toHaveLength(nodes.length);
    expect(drawn.lines).toHaveLength(edges.length);
    const slanted = drawn.lines.filter((points) =>
      points.slice(1).some(([x, y], at) => x !== points[at]?.[0] && y !== points[at]?.[1]),
    );
    expect(slanted).toEqual([]);
    expect(findCrossedBoxes(drawn)).toEqual([]);
    expect(findCoveredLabels(drawn)).toEqual([]);
  });
});

describe('createGraphLayout', () => {
  it('aligns the longest path, and nodes of a column or row have the same size', () => {
    const {nodes, edges} = createGraph('a>b b>c:long-label c>d b>e:no');
    const boxes = createGraphLayout(nodes, edges)?.boxes ?? [];
    const getBox = (id: string): (typeof boxes)[number] | undefined => boxes.find(({node}) => node.id === id);
    expect(new Set(['a', 'b', 'c', 'd'].map((id) => getBox(id)?.y)).size).toBe(1);
    expect(getBox('e')).toMatchObject({x: getBox('c')?.x, width: getBox('c')?.width});
  });

  it('returns nothing if a line would cross a node', () => {
    const {nodes, edges} = createGraph('a>b b>c c>d d>e c>x x>b a>f');
    expect(createGraphLayout(nodes, edges)).toBeNull();
  });
});

describe('createOutlineLayout', () => {
  it('indents branches and continues the longest path below them', () => {
    const {nodes, edges} = createGraph('a>b b>c b>d:no c>e');
    const boxes = createOutlineLayout(nodes, edges).boxes;
    expect(boxes.map(({node}) => node.id)).toEqual(['a', 'b', 'd', 'c', 'e']);
    expect(new Set(boxes.filter(({node}) => node.id !== 'd').map(({x}) => x)).size).toBe(1);
    expect(boxes[2]?.x).toBeGreaterThan(boxes[1]?.x ?? 0);
  });

  it('indents all branches at the end', () => {
    const {nodes, edges} = createGraph('a>b b>c b>d b>e');
    const [, , ...ends] = createOutlineLayout(nodes, edges).boxes;
    expect(new Set(ends.map(({x}) => x)).size).toBe(1);
  });
});
