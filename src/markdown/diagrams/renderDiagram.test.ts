import {describe, expect, it} from '@jest/globals';
import {readDiagram, renderDiagram} from './renderDiagram';

const SOURCE =
  'flowchart TD\n  accTitle: Path of an event\n  accDescr: A "trigger" & a step.\n  A[Trigger] --> B[Step]';

describe('readDiagram', () => {
  it('takes the text alternative out of the source', () => {
    const diagram = readDiagram(SOURCE);
    expect(diagram).toMatchObject({title: 'Path of an event', description: 'A "trigger" & a step.'});
    expect(diagram.source).not.toMatch(/acc(Title|Descr)/);
  });

  it.each(['flowchart TD\n A --> B', 'flowchart TD\n accTitle: x\n A --> B'])(
    'refuses a diagram without one: %s',
    (source) => {
      expect(() => readDiagram(source)).toThrow(/accTitle.*accDescr/);
    },
  );
});

describe('renderDiagram', () => {
  const svg = renderDiagram(readDiagram(SOURCE), 'diagram-1');

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

describe('a diagram that runs down', () => {
  const turning = renderDiagram(readDiagram(`${SOURCE}\n  A --> C[Other step]`), 'diagram-2');

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
    const svg = renderDiagram(readDiagram(long), 'diagram-3');
    expect(svg.match(/<svg /g)).toHaveLength(1);
    expect(svg).toContain('role="img"');
  });
});

describe('a chain', () => {
  const chain = renderDiagram(readDiagram(`${SOURCE}\n  B -->|"1 & 2"| C[End]`), 'diagram-4');

  it('is drawn in HTML, hidden behind its text alternative', () => {
    expect(chain).toMatch(/^<svg class="visually-hidden" role="img" aria-labelledby=".+<title .+<desc /);
    expect(chain).toContain(
      '<div class="chain" aria-hidden="true" data-markdown-ignore=""><span class="chain__box">Trigger</span>',
    );
    expect(chain).toContain('<span>1 &amp; 2</span>');
  });
});
