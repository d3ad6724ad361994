import {describe, expect, it} from '@jest/globals';
import type {FieldRow, FieldTable} from '../schema/describeSchema';
import {nestFields, type Attribute} from './renderAttributes';

const row = (path: string): FieldRow => ({path, type: 'string', required: true, meaning: ''});
const table = (paths: readonly string[], variants: readonly FieldTable[] = [], title = ''): FieldTable => ({
  title,
  rows: paths.map(row),
  notes: [],
  variants,
});

type Shape = readonly [name: string, inside: string, children: readonly Shape[]];
const shapeOf = ({name, inside, children}: Attribute): Shape => [name, inside, children.map(shapeOf)];

describe('nestFields', () => {
  it('puts the fields of an object below the field that holds it', () => {
    expect(nestFields(table(['id', 'steps', 'steps[].props', 'steps[].props.url', 'name'])).map(shapeOf)).toEqual([
      ['id', '', []],
      ['steps', 'steps[]', [['props', 'props', [['url', '', []]]]]],
      ['name', '', []],
    ]);
  });

  it('knows the keys of a map', () => {
    expect(nestFields(table(['logs', 'logs.<key>.at'])).map(shapeOf)).toEqual([
      ['logs', 'logs.<key>', [['at', '', []]]],
    ]);
  });

  it('keeps the shapes a field can take with the field', () => {
    const [drive] = nestFields(
      table(['drive'], [table(['drive.masts'], [], '`drive` as `Sail`'), table(['drive.horsepower'], [], 'Motor')]),
    );
    expect(drive?.variants.map(({title, attributes}) => [title, attributes.map(({name}) => name)])).toEqual([
      ['`drive` as `Sail`', ['masts']],
      ['Motor', ['horsepower']],
    ]);
  });
});
