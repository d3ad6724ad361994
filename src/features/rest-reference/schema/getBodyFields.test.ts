import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {makeTestDocument} from '../tests/testDocument';
import {getBodyFields, type Field} from './getBodyFields';

type Case = {
  readonly what: string;
  readonly schemas: object;
  readonly explained?: Readonly<Record<string, string>>;
  readonly fields?: readonly string[];
  readonly notes?: readonly string[];
  readonly refused?: string;
};

const cases = parse(readFileSync(join(import.meta.dirname, 'getBodyFields.cases.yaml'), 'utf8')) as readonly Case[];

/** Formats each field and its nested fields as one line: path, type, presence and meaning. */
const listLines = (fields: readonly Field[], path = ''): string[] =>
  fields.flatMap(({name, type, required, meaning, inside, fields: inner, shapes}) => [
    [path + name, type, required ? 'required' : 'optional', meaning].filter(Boolean).join(' | '),
    ...listLines(inner, `${path}${inside}.`),
    ...shapes.flatMap((shape) => listLines(shape.fields, `(${shape.title}) `)),
  ]);

const describeBoat = ({schemas, explained = {}}: Case) =>
  getBodyFields({document: makeTestDocument(schemas), explained}, {$ref: '#/components/schemas/Boat'});

describe('getBodyFields', () => {
  it.each(cases.filter(({refused}) => !refused))('prints $what', (it) => {
    const {fields, notes} = describeBoat(it);
    expect({fields: listLines(fields), notes}).toEqual({fields: it.fields, notes: it.notes ?? []});
  });

  it.each(cases.filter(({refused}) => refused))('throws for $what', (it) => {
    expect(() => describeBoat(it)).toThrow(it.refused);
  });
});
