import {describe, expect, it} from '@jest/globals';
import {parseChain, trimHeight, parseDiagram, renderDiagram} from './renderDiagram';

describe('parseChain', () => {
  it('reads boxes in their order, with what is written at the arrows', () => {
    expect(parseChain('flowchart TD\n  b["run()"] -->|"$emit"| c[Events, workflows]\n  a[Timer] --> b')).toEqual([
      {label: 'Timer', edge: ''},
      {label: 'run()', edge: ''},
      {label: 'Events, workflows', edge: '$emit'},
    ]);
  });

  it.each([
    ['a branch', 'flowchart TD\n a --> b\n a --> c\n c --> d'],
    ['a join', 'flowchart TD\n a --> c\n b --> c\n c --> d'],
    ['a cycle', 'flowchart TD\n a --> b\n b --> a'],
    ['a cycle beside a chain', 'flowchart TD\n a --> b\n c --> d\n d --> c'],
    ['a decision', 'flowchart TD\n a --> b{Yes?}\n b --> c'],
    ['one arrow', 'flowchart TD\n a --> b'],
    ['another kind of diagram', 'sequenceDiagram\n a->>b: text'],
  ])('leaves %s alone', (_, source) => {
    expect(parseChain(source)).toBeNull();
  });
});

const draw = (shapes: string): string =>
  `<svg viewBox="0 0 100 200" width="100" height="200"><defs><rect y="0" height="999"/></defs>${shapes}</svg>`;
const heightOf = (svg: string): string | undefined => /height="([\d.]+)"/.exec(svg)?.[1];

describe('trimHeight', () => {
  it.each([
    ['a box', '<g><rect x="1" y="10" width="5" height="30" /><text y="20">A</text></g>', '48'],
    ['a line', '<polyline points="1,10 20,50" /><rect y="10" height="30" />', '58'],
    ['a circle', '<circle cx="5" cy="60" r="10" />', '78'],
  ])('ends below the lowest part: %s', (_, shapes, height) => {
    const svg = trimHeight(draw(shapes), 8);
    expect(heightOf(svg)).toBe(height);
    expect(svg).toContain(`viewBox="0 0 100 ${height}"`);
  });

  it.each([
    ['fills its height', '<rect y="100" height="98" />'],
    ['has a shape of unknown size', '<rect y="10" height="30" /><path d="M0 0L0 180" />'],
  ])('leaves alone a drawing that %s', (_, shapes) => {
    expect(trimHeight(draw(shapes), 8)).toBe(draw(shapes));
  });
});

const SOURCE =
  'flowchart TD\n  accTitle: Path of an event\n  accDescr: A "trigger" & a step.\n  A[Trigger] --> B[Step]';

describe('parseDiagram', () => {
  it('takes the text alternative out of the source', () => {
    const diagram = parseDiagram(SOURCE);
    expect(diagram).toMatchObject({title: 'Path of an event', description: 'A "trigger" & a step.'});
    expect(diagram.source).not.toMatch(/acc(Title|Descr)/);
  });
});

describe('renderDiagram', () => {
  const svg = renderDiagram(parseDiagram(SOURCE), 'diagram-1');

  it('is a picture with name and description', () => {
    expect(svg).toContain('role="img" aria-labelledby="diagram-1-title diagram-1-desc"');
    expect(svg).toContain('<title id="diagram-1-title">Path of an event</title>');
    expect(svg).toContain('<desc id="diagram-1-desc">A &quot;trigger&quot; &amp; a step.</desc>');
  });

  it('asks for nothing from elsewhere and carries no styles of its own', () => {
    expect(svg).not.toMatch(/<style|style=|@import|https?:\/\/(?!www\.w3\.org)/);
  });

  it('has ids of its own, so that two diagrams of a page do not share them', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !id?.startsWith('diagram-1-'))).toEqual([]);
    expect(svg).toContain('url(#diagram-1-arrowhead)');
  });
});

describe('the look of this site', () => {
  const svg = renderDiagram(
    parseDiagram(`${SOURCE}\n  B --> C["ask_approval: suspends"]\n  B --> D[$errors stream]\n  class C wait`),
    'diagram-1',
  );

  it('sets names in the face of code, and leaves words alone', () => {
    expect(svg).toContain('<tspan class="diagram__name">ask_approval</tspan>: suspends');
    expect(svg).toContain('<tspan class="diagram__name">$errors</tspan> stream');
    expect(svg).toContain('>Trigger<');
  });

  it('marks where something waits, and draws no node for the line that says so', () => {
    expect(svg.match(/class="node diagram__wait"/g)?.length).toBe(svg.match(/>ask_approval</g)?.length);
    expect(svg).not.toMatch(/>class|>wait</);
  });

  it('turns corners round', () => {
    expect(svg).not.toContain('<polyline');
    expect(svg).toMatch(/<path class="edge" d="M[\d., ]+ L[\d., ]+ Q/);
  });
});

describe('a diagram that runs down', () => {
  const turning = renderDiagram(parseDiagram(`${SOURCE}\n  A --> C[Other step]`), 'diagram-2');

  it('is also drawn from left to right, for pages that are wide enough', () => {
    expect(turning.match(/<svg /g)).toHaveLength(3);
    expect(turning).toContain('class="diagram__drawing diagram__narrow" aria-hidden="true"');
    expect(turning).toContain('class="diagram__drawing diagram__wide" aria-hidden="true"');
  });

  it('has one text alternative, and ids that the two drawings do not share', () => {
    expect(turning.match(/role="img"/g)).toHaveLength(1);
    const ids = [...turning.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('stays as it is where it would be too wide', () => {
    const long = `${SOURCE}\n  A --> C[${'long '.repeat(30)}]`;
    const svg = renderDiagram(parseDiagram(long), 'diagram-3');
    expect(svg.match(/<svg /g)).toHaveLength(1);
    expect(svg).toContain('role="img"');
  });
});

describe('a chain', () => {
  const chain = renderDiagram(parseDiagram(`${SOURCE}\n  B -->|"1 & 2"| C[End]`), 'diagram-4');

  it('is drawn in HTML, hidden behind its text alternative', () => {
    expect(chain).toMatch(/^<svg class="visually-hidden" role="img" aria-labelledby=".+<title .+<desc /);
    expect(chain).toContain(
      '<div class="chain" aria-hidden="true" data-markdown-ignore=""><span class="chain__box">Trigger</span>',
    );
    expect(chain).toContain('<span>1 &amp; 2</span>');
  });
});
