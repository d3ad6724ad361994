import {describe, expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {rehypeLongWords, rehypeRowHeaders, rehypeTableCards, rehypeTableNames} from './rehypeTables';

const element = (
  tagName: string,
  children: readonly (Element | string)[] = [],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

const tableWith = (corner: Element): Root => ({
  type: 'root',
  children: [
    element('table', [
      element('thead', [element('tr', [corner, element('th', ['Free'])])]),
      element('tbody', [element('tr', [element('td', ['Credits']), element('td', ['100'])])]),
    ]),
  ],
});

const getTags = (tree: Root): string[] =>
  [...JSON.stringify(tree).matchAll(/"tagName":"(t[hd])"/g)].map(([, tag]) => tag ?? '');

describe('rehypeRowHeaders', () => {
  it('makes the first cells headings of their rows where the first heading is empty', () => {
    const tree = tableWith(element('th'));
    rehypeRowHeaders()(tree);
    expect(getTags(tree)).toEqual(['td', 'th', 'th', 'td']);
    expect(JSON.stringify(tree)).toContain('"scope":"row"');
  });

  it('leaves other tables alone', () => {
    const tree = tableWith(element('th', ['What']));
    rehypeRowHeaders()(tree);
    expect(getTags(tree)).toEqual(['th', 'th', 'td', 'td']);
  });
});

function nameTables(...children: Element[]): Element['properties'][] {
  const tree: Root = {type: 'root', children};
  rehypeTableNames()(tree, {data: {frontMatter: {title: 'Limits'}}});
  return children.filter(({tagName}) => tagName === 'table').map(({properties}) => properties);
}

describe('rehypeTableNames', () => {
  it('names a table after the heading above it', () => {
    const heading = (id: string): Element => element('h2', [], {id});
    expect(nameTables(heading('memory'), element('table'), heading('disk'), element('p'), element('table'))).toEqual([
      {ariaLabelledBy: ['memory']},
      {ariaLabelledBy: ['disk']},
    ]);
  });

  it('names a table above all headings by the title of the page', () => {
    expect(nameTables(element('table'), element('h2', [], {id: 'memory'}))).toEqual([{ariaLabel: 'Limits'}]);
  });
});

/** The cells of a row of code, by whether their words break anywhere. */
function listBreaking(row: readonly string[]): boolean[] {
  const cells = row.map((value) => element('td', [element('code', [value])]));
  rehypeLongWords()({type: 'root', children: [element('table', [element('tbody', [element('tr', cells)])])]});
  return cells.map(({properties}) => properties.className !== undefined);
}

describe('rehypeLongWords', () => {
  it('leaves words that fit side by side whole, however long their cells are', () => {
    expect(listBreaking(['name', 'word '.repeat(80)])).toEqual([false, false]);
  });

  it('lets words break that are too long for their column, and no others', () => {
    expect(listBreaking(['mr.flow.exit', `https://example.com/${'path/'.repeat(12)}`])).toEqual([false, true]);
  });
});

describe('rehypeTableCards', () => {
  /** The labels of the first row below the head, or nothing where the table stays one on a phone. */
  function getLabels(head: readonly string[], row: readonly string[]): unknown {
    const cells = (tagName: string, texts: readonly string[]) => texts.map((text) => element(tagName, [text]));
    const first = element('tr', cells('td', row));
    const table = element('table', [element('thead', [element('tr', cells('th', head))]), element('tbody', [first])]);
    rehypeTableCards()({type: 'root', children: [table]});
    if (!table.properties.className) return undefined;
    expect(table.properties.className).toEqual(['table--cards']);
    return first.children.map((cell) => (cell as Element).properties.dataLabel);
  }

  it('labels the cells of three columns of sentences by their headings', () => {
    const row = ['The queue is full.', 'It holds what waits.', 'Raise the limit.'];
    expect(getLabels(['You see', 'Cause', 'What to do'], row)).toEqual([undefined, 'Cause', 'What to do']);
  });

  it('labels the cells beside a word that is too long for a phone', () => {
    const row = ['macOS', 'arm64', '~/Library/Caches/millrace/update.json'];
    expect(getLabels(['OS', 'Architecture', 'Path'], row)).toEqual([undefined, 'Architecture', 'Path']);
  });

  it('leaves out the label where the heading is empty', () => {
    expect(
      getLabels(
        ['', 'Free organisation', '', 'Business and Team'],
        ['Credits of a month', '100 credits a day', 'none', '30,000 credits'],
      ),
    ).toEqual([undefined, 'Free organisation', undefined, 'Business and Team']);
  });

  it.each([
    ['two columns, however long', ['Part', 'Meaning'], ['The queue of a source', 'word '.repeat(40)]],
    ['columns of figures', ['', 'Free', 'Pro', 'Team'], ['Credits', '100', '2,000', '10,000']],
  ])('leaves %s a table', (_, head, row) => {
    expect(getLabels(head, row)).toBeUndefined();
  });
});
