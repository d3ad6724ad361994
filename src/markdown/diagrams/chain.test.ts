import {expect, it} from '@jest/globals';
import {parseChain} from './chain';

it('parses nodes in order with the labels of their arrows', () => {
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
])('ignores %s', (_, source) => {
  expect(parseChain(source)).toBeNull();
});
