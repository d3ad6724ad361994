import {describe, expect, it} from '@jest/globals';
import type {FieldRow} from './describeSchema';
import {groupFields} from './groupFields';

const row = (path: string, meaning = ''): FieldRow => ({path, type: 'string', required: true, meaning});

function shapeOf(rows: FieldRow[]): [string, string[]][] {
  return groupFields(rows).map(({parent, rows: group}) => [parent, group.map(({name}) => name)]);
}

describe('groupFields', () => {
  it('gives each object a group, under its path and with short names', () => {
    expect(
      shapeOf([row('page_info'), row('data'), row('data[].id'), row('data[].props'), row('data[].props.url')]),
    ).toEqual([
      ['', ['page_info', 'data']],
      ['data[]', ['id', 'props']],
      ['data[].props', ['url']],
    ]);
  });

  it('keeps fields that follow a nested object with their own object', () => {
    expect(shapeOf([row('steps'), row('steps[].props'), row('name')])).toEqual([
      ['', ['steps', 'name']],
      ['steps[]', ['props']],
    ]);
  });

  it('leaves out a lone wrapper, unless it has something to say', () => {
    expect(shapeOf([row('data'), row('data.id')])).toEqual([['data', ['id']]]);
    expect(shapeOf([row('data', 'The boat.'), row('data.id')])).toEqual([
      ['', ['data']],
      ['data', ['id']],
    ]);
    expect(shapeOf([row('data')])).toEqual([['', ['data']]]);
  });

  it('knows the keys of a map', () => {
    expect(shapeOf([row('logs'), row('logs.<key>.at')])).toEqual([
      ['', ['logs']],
      ['logs.<key>', ['at']],
    ]);
  });
});
