import {describe, expect, it} from '@jest/globals';
import {parseDiagram, renderDiagram, wrapLabel} from './renderDiagram';

it.each([
  ['Short', 16, ['Short']],
  ['One POST to your URL', 16, ['One POST to', 'your URL']],
  ['ask_approval: sends messages, suspends', 16, ['ask_approval:', 'sends messages,', 'suspends']],
  ['Donaudampfschifffahrt', 16, ['Donaudampfschifffahrt']],
])('wrapLabel breaks "%s" between words after at most %i characters', (label, length, lines) => {
  expect(wrapLabel(label, length)).toEqual(lines);
});

const SOURCE =
  'flowchart TD\n  accTitle: Path of an event\n  accDescr: A "trigger" & a step.\n  A[Trigger] --> B[Step]';

const SEQUENCE =
  'sequenceDiagram\n  accTitle: Request\n  accDescr: A request.\n  A->>B: request\n  alt ok\n    B-->>A: 200\n  end';

it('parseDiagram extracts the text alternative from the source', () => {
  const diagram = parseDiagram(SOURCE);
  expect(diagram).toMatchObject({title: 'Path of an event', description: 'A "trigger" & a step.'});
  expect(diagram.source).not.toMatch(/acc(Title|Descr)/);
});

describe('renderDiagram', () => {
  const svg = renderDiagram(parseDiagram(SOURCE), 'diagram-1');

  it('returns an image with a name and description', () => {
    expect(svg).toContain('role="img" aria-labelledby="diagram-1-title diagram-1-desc"');
    expect(svg).toContain('<title id="diagram-1-title">Path of an event</title>');
    expect(svg).toContain('<desc id="diagram-1-desc">A &quot;trigger&quot; &amp; a step.</desc>');
  });

  it('contains no external resources or styles', () => {
    expect(svg).not.toMatch(/<style|style=|@import|https?:\/\/(?!www\.w3\.org)/);
  });

  it('creates unique ids for each diagram', () => {
    const sequence = renderDiagram(parseDiagram(SEQUENCE), 'diagram-1');
    const ids = [...sequence.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.filter((id) => !id?.startsWith('diagram-1-'))).toEqual([]);
    expect(sequence).toContain('url(#diagram-1-seq-arrow)');
  });

  it('keeps the text of a sequence diagram readable on a narrow page', () => {
    const sequence = renderDiagram(parseDiagram(SEQUENCE), 'diagram-1');
    const [, width, minWidth] = /width="([\d.]+)rem".* style="min-width:([\d.]+)rem"/.exec(sequence) ?? [];
    expect(sequence).toContain('diagram__whole');
    // Its labels have 13.2 pixels in full size.
    expect((13.2 * Number(minWidth)) / Number(width)).toBeGreaterThanOrEqual(11.5);
  });

  it("uses sizes relative to the browser's text size", () => {
    expect(svg).toMatch(
      /<svg viewBox="[-\d. ]+" width="[\d.]+rem" height="[\d.]+rem" font-size="14" fill="var\(--mr-ink\)" class="diagram__drawing/,
    );
  });
});

describe("the site's style", () => {
  const svg = renderDiagram(
    parseDiagram(`${SOURCE}\n  B --> C["ask_approval: suspends"]\n  B --> D[$errors stream]\n  class C wait`),
    'diagram-1',
  );

  it('shows identifiers in the code font', () => {
    expect(svg).toContain('<tspan class="diagram__name">ask_approval</tspan>: suspends');
    expect(svg).toContain('<tspan class="diagram__name">$errors</tspan> stream');
    expect(svg).toContain('>Trigger<');
  });

  it('highlights waiting nodes without drawing the class definition', () => {
    expect(svg.match(/class="diagram__box diagram__wait"/g)?.length).toBe(svg.match(/>ask_approval</g)?.length);
    expect(svg).not.toMatch(/>class|>wait</);
  });

  it('rounds corners', () => {
    expect(svg).toMatch(/<path fill="none"[^>]* d="[^"]*L[\d. ]+Q/);
  });
});

describe('a graph', () => {
  const graph = renderDiagram(parseDiagram(`${SOURCE}\n  A --> C[Other step]`), 'diagram-2');

  it('is an outline, and drawn from left to right on wide pages', () => {
    expect(graph.match(/<svg /g)).toHaveLength(3);
    expect(graph).toContain('class="diagram__drawing diagram__narrow" aria-hidden="true"');
    expect(graph).toContain('class="diagram__drawing diagram__wide" aria-hidden="true"');
  });

  it('has one text alternative', () => {
    expect(graph.match(/role="img"/g)).toHaveLength(1);
  });

  it('is only an outline if it would be too wide', () => {
    const chain = Array.from({length: 8}, (_, at) => `\n  s${at}[Step number ${at}] --> s${at + 1}`).join('');
    const svg = renderDiagram(parseDiagram(`${SOURCE}${chain}\n  B --> s0\n  A --> C[Other step]`), 'diagram-3');
    expect(svg.match(/<svg /g)).toHaveLength(1);
    expect(svg).toContain('role="img"');
  });

  it.each([
    ['a decision', 'B --> C{Yes?}\n  B --> D[No]'],
    ['a loop', 'B --> B'],
    ['groups', 'subgraph One\n  C[Three] --> D[Four]\n  end\n  B --> C'],
    ['a dotted line', 'B -.-> C[Three]\n  B --> D[Four]'],
  ])('is drawn by beautiful-mermaid if it has %s', (_, lines) => {
    const svg = renderDiagram(parseDiagram(`${SOURCE}\n  ${lines}`), 'diagram-5');
    expect(svg).toContain('class="node"');
    expect(svg).not.toContain('diagram__box');
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
