import {readFileSync} from 'node:fs';
import {createFactsDocument} from 'docusaurus-plugin-facts';
import {expect, it} from '@jest/globals';
import {platformErrorIds} from '../facts/errors';
import {resolveLimits, type ResolvedLimit} from '../facts/resolveLimits';
import {factsDocument} from './plugins';
import {latestVersion, versions} from './versions';

type Schema = {
  readonly required: string[];
  readonly properties: {
    readonly schemaVersion: {readonly const: number};
  };
  readonly $defs: {
    readonly fact: {readonly properties: {readonly unit: {readonly enum: readonly string[]}}};
    readonly limit: {readonly required: string[]; readonly properties: object};
  };
};

const schema = JSON.parse(readFileSync(`static/${factsDocument.schema}`, 'utf8')) as Schema;
const document = createFactsDocument(factsDocument);

it('contains every error and limit without unresolved figures', () => {
  expect(document).toMatchObject({errors: platformErrorIds.map((id) => ({id}))});
  expect(document.versions).toMatchObject(
    Object.fromEntries(versions.map(({id}) => [id, {limits: resolveLimits(id)}])),
  );
  expect(JSON.stringify(document)).not.toMatch(/%\w+\.\w+%/);
});

it('has the required fields and known units of its schema', () => {
  expect(Object.keys(document)).toEqual(expect.arrayContaining(schema.required));
  expect(document).toMatchObject({schemaVersion: schema.properties.schemaVersion.const, latest: latestVersion.id});
  const units = Object.values(document.versions).flatMap(({facts}) => Object.values(facts).map(({unit}) => unit));
  expect(schema.$defs.fact.properties.unit.enum).toEqual(expect.arrayContaining(units));
  const known = Object.keys(schema.$defs.limit.properties);
  const {limits} = document.versions[latestVersion.id] as unknown as {limits: ResolvedLimit[]};
  for (const limit of limits) {
    expect(known).toEqual(expect.arrayContaining(Object.keys(limit)));
    expect(Object.keys(limit)).toEqual(expect.arrayContaining(schema.$defs.limit.required));
  }
});
