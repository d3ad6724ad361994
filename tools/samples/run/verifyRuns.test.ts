import {describe, expect, it} from '@jest/globals';
import type {Block, FenceMeta} from '../model';
import type {RunResult} from './runBlocks';
import {compareShown, formatJson, verifyRuns} from './verifyRuns';

it.each([
  ['return', '1', {returnValue: 2}, '2'],
  ['exports', '{}', {exports: {a: 1}}, '{ "a": 1 }'],
  ['logs', 'one', {logs: ['two']}, 'two'],
  ['emits', '[{ "event": 1 }]', {emits: [{event: 1, name: 'orders'}]}, '[{ "event": 1, "name": "orders" }]'],
  ['pause', '{ "type": "delay", "ms": 1 }', {pause: {type: 'delay' as const, ms: 2}}, '{ "type": "delay", "ms": 2 }'],
  ['response', '{ "status": 200 }', {}, 'nothing'],
])('compareShown returns the actual output for a wrong %s', (kind, shown, outcome, actual) => {
  expect(compareShown(kind, shown, outcome)).toMatchObject({actual});
});

it('formatJson wraps long lines', () => {
  expect(formatJson({a: ['x'.repeat(60), 'y'.repeat(60)]})).toBe(
    `{\n  "a": [\n    "${'x'.repeat(60)}",\n    "${'y'.repeat(60)}"\n  ]\n}`,
  );
});

const fence = (lang: string, meta: FenceMeta, code = ''): Block => ({
  page: 'docs/a/index.mdx',
  version: 'v2',
  index: 0,
  line: 1,
  lang,
  meta,
  code,
});

const returned = (value: number): RunResult => ({outcome: {returnValue: value}}) as unknown as RunResult;
const shown = fence('json', {expect: 'return'}, '20');
const js = fence('js', {run: '', title: 'deadline'});
const python = fence('python', {run: '', title: 'deadline'});

const verify = (blocks: readonly Block[], values: ReadonlyMap<Block, number>) =>
  verifyRuns(blocks, new Map([...values].map(([block, value]) => [block, returned(value)])));

describe('verifyRuns', () => {
  it.each([
    ['both right', 20, 20, 0],
    ['the first wrong', 21, 20, 1],
    ['the second wrong', 20, 21, 1],
    ['both wrong', 21, 22, 2],
  ])('compares a step in two languages with the output below: %s', (_, first, second, problems) => {
    const verdict = verify(
      [js, python, shown],
      new Map([
        [js, first],
        [python, second],
      ]),
    );
    expect(verdict.problems.get(shown) ?? []).toHaveLength(problems);
    expect(verdict.wrong).toHaveLength(problems);
    expect([verdict.failed.has(js), verdict.failed.has(python)]).toEqual([first !== 20, second !== 20]);
  });

  it.each([
    ['another title', fence('js', {run: '', title: 'reply'}), []],
    ['no title', fence('js', {run: ''}), []],
    ['a result of its own', js, [shown]],
  ])('only compares the nearest block if the one before has %s', (_, before, between) => {
    const last = fence('python', {run: '', ...(before.meta.title === undefined ? {} : {title: 'deadline'})});
    const later = fence('json', {expect: 'return'}, '5');
    const verdict = verify(
      [before, ...between, last, later],
      new Map([
        [before, 20],
        [last, 5],
      ]),
    );
    expect([...verdict.problems.values()].flat()).toEqual([]);
  });
});
