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
