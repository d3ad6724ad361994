import {describe, expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {rehypeTables} from './rehypeTables';

const element = (tagName: string, children: readonly (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

const code = (text: string): Element => element('code', [text]);

type Content = Element | string;

function prepare(
  head: readonly string[],
  row: readonly Content[],
): {readonly table: Element; readonly cells: Element[]} {
  const cells = row.map((content) => element('td', [content]));
  const heads = head.map((text) => element('th', text === '' ? [] : [text]));
  const table = element('table', [element('thead', [element('tr', heads)]), element('tbody', [element('tr', cells)])]);
  const tree: Root = {type: 'root', children: [table]};
  rehypeTables()(tree);
  return {table, cells};
}

const SENTENCE = 'word '.repeat(40);

describe('the class of a cell', () => {
  const getClasses = (row: readonly Content[], head: readonly string[] = row.map(() => 'Head')): unknown[] =>
    prepare(head, row).cells.map(({properties}) => properties.className?.toString());

  it.each<[string, readonly Content[], unknown[]]>([
    ['words and short code fit', [code('--profile <profile>'), SENTENCE], [undefined, undefined]],
    [
      'code is longer than 28 characters',
      [code('millrace list sources --output json'), 'Yes'],
      ['cell--wraps', undefined],
    ],
    [
      'code of a few words is too wide',
      [code('$.flow.exit(reason)'), code('mr.export(name, value, more)'), code('func(string, interface{}, x)')],
      [undefined, 'cell--wraps', 'cell--wraps'],
    ],
    [
      'a word is too long',
      [code('mr.flow.exit'), `https://example.com/${'path/'.repeat(12)}`],
      [undefined, 'cell--breaks'],
    ],
  ])('sets how it wraps if %s', (_, row, classes) => {
    expect(getClasses(row)).toEqual(classes);
  });

  it("allows code to wrap if it's wider than an equal column", () => {
    expect(getClasses(['Credits', code('a command of words'), '5', '10'], ['', 'Free', 'Pro', 'Team'])).toEqual([
      undefined,
      'cell--wraps',
      undefined,
      undefined,
    ]);
  });
});

describe('cards', () => {
  /** Returns the labels of the row; `undefined` if the table isn't converted to cards. */
  function getLabels(head: readonly string[], row: readonly Content[]): unknown {
    const {table, cells} = prepare(head, row);
    if (!table.properties.className) return undefined;
    expect(table.properties.className).toEqual(['table--cards']);
    return cells.map(({properties}) => properties.dataLabel);
  }

  it('have labels for three columns of sentences', () => {
    const row = ['The queue is full.', 'It holds what waits.', 'Raise the limit.'];
    expect(getLabels(['You see', 'Cause', 'What to do'], row)).toEqual([undefined, 'Cause', 'What to do']);
  });

  it("have labels next to a word that's too long for a phone", () => {
    const row = ['macOS', 'arm64', '~/Library/Caches/millrace/update.json'];
    expect(getLabels(['OS', 'Architecture', 'Path'], row)).toEqual([undefined, 'Architecture', 'Path']);
  });

  it('have no label if the header is empty', () => {
    const row = ['Credits of a month', '100 credits a day', 'none', '30,000 credits'];
    expect(getLabels(['', 'Free organisation', '', 'Business and Team'], row)).toEqual([
      undefined,
      'Free organisation',
      undefined,
      'Business and Team',
    ]);
  });

  it("have no labels for two columns if code doesn't fit next to sentences", () => {
    expect(getLabels(['Request', 'Answer'], [code('DELETE /sources/dc_Wq8Rby'), SENTENCE])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each<[string, readonly string[], readonly Content[]]>([
    ['two columns of sentences', ['Part', 'Meaning'], ['The queue of a source', SENTENCE]],
    ['code that fits beside sentences', ['Flag', 'Meaning'], [code('--profile <profile>'), SENTENCE]],
    ['columns of figures', ['', 'Free', 'Pro', 'Team'], ['Credits', '100', '2,000', '10,000']],
  ])("aren't used for %s", (_, head, row) => {
    expect(getLabels(head, row)).toBeUndefined();
  });
});
