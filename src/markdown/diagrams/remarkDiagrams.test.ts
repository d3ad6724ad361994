import {expect, it} from '@jest/globals';
import {findDiagramProblems} from './remarkDiagrams';

const describeAll = (source: string): string[] =>
  findDiagramProblems(source).map(({line, message}) => `${line} ${message}`);

it.each([
  ['a chain', 'flowchart TD\n  accTitle: x\n  accDescr: y\n  a[One] -->|why| b["two()"]\n  b --> c'],
  ['every shape', 'graph LR\n a(A) --> b{B}\n b --> c((C))\n c --> d[(D)]\n d -- text --> e([E])\n e & a --> f[/F/]'],
  ['ids that are alike', 'flowchart TD\n read[Read] --> reads[Reads]\n reads --> step1\n step1 --> step2[Two]'],
  ['groups and styles', 'flowchart TD\n subgraph One\n a --> b\n end\n style a fill:red\n classDef x fill:red'],
  ['states', 'stateDiagram-v2\n [*] --> Draft\n Draft --> Live: deploy\n Live --> [*]'],
  [
    'a sequence',
    'sequenceDiagram\n participant A as One\n A->>B: x\n B-->>A: y\n Note over A: z\n alt w\n else v\n end',
  ],
])('accepts %s', (_, source) => {
  expect(describeAll(source)).toEqual([]);
});

it.each([
  [
    'a label that is not closed',
    'flowchart TD\n a --> b[Copy --> c',
    '2 "a --> b[Copy --> c": the drawing lacks "Copy"',
  ],
  [
    'a label that takes the next box',
    'flowchart TD\n a[Open --> b[Copy]',
    '2 "a[Open --> b[Copy]": the label "Open --> b[Copy" is not closed',
  ],
  ['an arrow without a target', 'flowchart TD\n a[One] -->', '2 "a[One] -->": the arrow leads to nothing'],
  ['an arrow without spaces', 'flowchart TD\n a-->b', '2 "a-->b": the drawing lacks "b"'],
  ['a state without an arrow', 'stateDiagram-v2\n Draft -> Live', '2 "Draft -> Live": the drawing lacks "Draft"'],
  [
    'a typing mistake in an id',
    'flowchart TD\n trigger[Order] --> deadline[Code]\n deadlne --> row[Row]',
    '3 "deadlne --> row[Row]": "deadlne" is a separate box without a label; did you mean "deadline"?',
  ],
  ['a message without text', 'sequenceDiagram\n A->>B', '2 "A->>B": the drawing lacks "A"'],
])('finds %s', (_, source, message) => {
  expect(describeAll(source)[0]).toContain(message);
});
