import {readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import {completeSchema} from './completeSchema';
import {createFactsDocument, FACTS_SCHEMA_VERSION} from './factsDocument';
import {factText} from '../../facts/factText';

/** The part of the schema these tests compare with. */
interface Schema {
  readonly required: string[];
  readonly properties: {readonly schemaVersion: {readonly const: number}};
  readonly $defs: {readonly limit: {readonly required: string[]; readonly properties: object}};
}

const schemaFile = new URL('facts.schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as Schema;
const document = createFactsDocument();

describe('createFactsDocument', () => {
  it('holds numbers in base units beside what pages print', () => {
    expect(document.versions.v2.facts['limits.payloadSize']).toEqual({
      display: factText('limits.payloadSize'),
      raw: Number(factText('limits.payloadSize.raw')),
      unit: 'bytes',
      meaning: 'body of one HTTP request',
    });
    expect(document.versions.v2.facts['limits.delayRange']).toMatchObject({
      raw: null,
      unit: 'milliseconds',
      min: 1,
      max: 31_536_000_000,
    });
    expect(document.versions.v1.facts['limits.attachment']).toMatchObject({
      display: factText('limits.attachment', 'v1'),
    });
  });

  it('holds the nine errors and every row of the limits tables, with no token left', () => {
    expect(document.errors).toHaveLength(9);
    expect(document.versions.v2.limits.length).toBeGreaterThan(20);
    expect(JSON.stringify(document)).not.toMatch(/%\w+\.\w+%/);
  });

  it('has the fields the schema asks for, and its version', () => {
    expect(Object.keys(document)).toEqual(expect.arrayContaining(schema.required));
    expect(schema.properties.schemaVersion.const).toBe(FACTS_SCHEMA_VERSION);
    const known = Object.keys(schema.$defs.limit.properties);
    for (const limit of document.versions.v2.limits) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(limit)));
      expect(Object.keys(limit)).toEqual(expect.arrayContaining(schema.$defs.limit.required));
    }
  });

  it('has a schema that allows the versions of the site, and no others', () => {
    const completed = JSON.parse(completeSchema(readFileSync(schemaFile, 'utf8'))) as {
      properties: {latest: object; versions: object};
    };
    expect(completed.properties.latest).toMatchObject({const: 'v2'});
    expect(completed.properties.versions).toMatchObject({
      required: ['v2', 'v1'],
      additionalProperties: false,
      properties: {v2: {$ref: '#/$defs/version'}, v1: {$ref: '#/$defs/version'}},
    });
  });

  it('gets the same stamp from the same facts', () => {
    expect(document.stamp).toMatch(/^[0-9a-f]{12}$/);
    expect(createFactsDocument().stamp).toBe(document.stamp);
  });
});
