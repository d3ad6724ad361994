import {expect, it} from '@jest/globals';
import {parsePage} from '../../prose/readBlocks';
import {findUnparsedMarks} from './findUnparsedMarks';

const find = (source: string): string[] =>
  findUnparsedMarks(parsePage(source), source).map(({message}) => message.split(' is shown')[0] ?? '');

it.each([
  [':::caution Careful\n\nText.\n\n:::', ['":::caution Careful"']],
  [':::note Title\nText.\n:::', ['":::note Title"']],
  ['::: warning\n\nText.\n\n:::\n\nMore.\n\n:::tip Two\n\nText.\n\n:::', ['"::: warning"', '":::tip Two"']],
])('reports an admonition with a different syntax once: %j', (source, found) => {
  expect(find(source)).toEqual(found);
});

it('reports a closing mark without an opening one', () => {
  expect(find('Text.\n\n:::')).toEqual(['":::"']);
});
