import {expect, it} from '@jest/globals';
import {parseDiagram, renderDiagram} from './renderDiagram';

/** Width of the frame of a diagram on a phone that's 390 pixels wide. */
const PHONE = 356;

const renderSequence = (lines: string): string =>
  renderDiagram(parseDiagram(`sequenceDiagram\n  accTitle: a\n  accDescr: b\n${lines}`), 'diagram-1');

const getMinWidth = (svg: string): number => Number(/min-width:([\d.]+)rem/.exec(svg)?.[1]) * 16;

const getLanes = (svg: string): number[] =>
  [...svg.matchAll(/class="lifeline" x1="([\d.]+)"/g)].map(([, x]) => Number(x));

const THREE = '  participant C as Caller\n  participant E as Endpoint\n  participant W as Workflow\n';

it.each([
  ['messages', 'C->>E: request\n  E-->>C: 200 or static response\n  E->>W: event'],
  ['a message of the last lane to itself', 'C->>W: request\n  W->>W: remaining steps'],
  [
    'blocks and notes',
    'C->>E: a\n  Note over E: step ends: paused\n  alt resume\n    E->>W: b\n  else cancel\n    W->>E: c\n  end',
  ],
])('fits three lanes with %s on a phone', (_, lines) => {
  const svg = renderSequence(`${THREE}  ${lines}`);
  expect(getMinWidth(svg)).toBeLessThanOrEqual(PHONE);
  const [first = 0, second = 0, third = 0] = getLanes(svg);
  expect([second - first, third - second]).toEqual([100, 100]);
});

it('keeps space between long names', () => {
  const svg = renderSequence(
    '  participant S as Scheduler source\n  participant B as Workflow of the branch\n  S->>B: x',
  );
  const boxes = [...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(([, x, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
  }));
  expect(boxes).toHaveLength(2);
  expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).toBeGreaterThanOrEqual(7.9);
});

it('ends an arrow at its lane', () => {
  const svg = renderSequence(`${THREE}  C->>W: request`);
  const [first, , third] = getLanes(svg);
  expect(svg).toContain(`<line x1="${first}" y1="90" x2="${third}" y2="90"`);
});

it.each([
  ["on its left if there's room", `${THREE}  W->>W: steps run`, 'end'],
  ["on its right if there isn't", '  C->>W: request\n  W->>W: steps up to the response', 'start'],
])('draws the labels of messages from the last lane to itself %s', (_, lines, anchor) => {
  expect(renderSequence(lines)).toMatch(new RegExp(`<polyline [^>]*><text [^>]*text-anchor="${anchor}"`));
});
