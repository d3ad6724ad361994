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

const tagsOf = (tree: Root): string[] =>
  [...JSON.stringify(tree).matchAll(/"tagName":"(t[hd])"/g)].map(([, tag]) => tag ?? '');

describe('rehypeRowHeaders', () => {
  it('makes the first cells headings of their rows where the first heading is empty', () => {
    const tree = tableWith(element('th'));
    rehypeRowHeaders()(tree);
    expect(tagsOf(tree)).toEqual(['td', 'th', 'th', 'td']);
    expect(JSON.stringify(tree)).toContain('"scope":"row"');
  });

  it('leaves other tables alone', () => {
    const tree = tableWith(element('th', ['What']));
    rehypeRowHeaders()(tree);
    expect(tagsOf(tree)).toEqual(['th', 'th', 'td', 'td']);
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

function classesOf(rows: readonly (readonly string[])[]): unknown {
  const lines = rows.map((row) =>
    element(
      'tr',
      row.map((value) => element('td', [element('code', [value])])),
    ),
  );
  const table = element('table', [element('tbody', lines)]);
  const tree: Root = {type: 'root', children: [table]};
  rehypeLongWords()(tree);
  return table.properties.className;
}

describe('rehypeLongWords', () => {
  it('leaves a table whose words fit side by side, however long its cells are', () => {
    expect(classesOf([['name', 'word '.repeat(80)]])).toBeUndefined();
  });

  it('lets words break that are too long for any column', () => {
    expect(classesOf([['address', `https://example.com/${'path/'.repeat(12)}`]])).toEqual(['table--breaks']);
  });
});

describe('rehypeTableCards', () => {
  /** The labels of the first row below the head, or nothing where the table stays one on a phone. */
  function labelsOf(head: readonly string[], row: readonly string[], component?: string): unknown {
    const cells = (tagName: string, texts: readonly string[]) => texts.map((text) => element(tagName, [text]));
    const first = element('tr', cells('td', row));
    const table = element('table', [element('thead', [element('tr', cells('th', head))]), element('tbody', [first])]);
    const parent = {type: 'mdxJsxFlowElement', name: component, children: [table]} as unknown as Element;
    rehypeTableCards()({type: 'root', children: [component === undefined ? table : parent]});
    if (!table.properties.className) return undefined;
    expect(table.properties.className).toEqual(['table--cards']);
    return first.children.map((cell) => (cell as Element).properties.dataLabel);
  }

  it('labels the cells of three columns of sentences by their headings', () => {
    const row = ['The queue is full.', 'It holds what waits.', 'Raise the limit.'];
    expect(labelsOf(['You see', 'Cause', 'What to do'], row)).toEqual([undefined, 'Cause', 'What to do']);
  });

  it('leaves out the label where the heading is empty', () => {
    expect(
      labelsOf(
        ['', 'Free organisation', '', 'Business and Team'],
        ['Credits of a month', '100 credits a day', 'none', '30,000 credits'],
      ),
    ).toEqual([undefined, 'Free organisation', undefined, 'Business and Team']);
  });

  it('leaves a table alone whose component lays it out itself', () => {
    const [head, row] = [
      ['', 'Free', 'Pro'],
      ['Retention of events', 'the last 100 events', '365 days, no more'],
    ];
    expect(labelsOf(head, row, 'Details')).toEqual([undefined, 'Free', 'Pro']);
    expect(labelsOf(head, row, 'PlanTable')).toBeUndefined();
  });

  it.each([
    ['two columns, however long', ['Part', 'Meaning'], ['The queue of a source', 'word '.repeat(40)]],
    ['columns of figures', ['', 'Free', 'Pro', 'Team'], ['Credits', '100', '2,000', '10,000']],
  ])('leaves %s a table', (_, head, row) => {
    expect(labelsOf(head, row)).toBeUndefined();
  });
});
