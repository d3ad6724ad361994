import {describe, expect, it} from '@jest/globals';
import {makeTestDocument} from '../tests/testDocument';
import {describeSchema, type FieldTable} from './describeSchema';

const BOAT = {$ref: '#/components/schemas/Boat'};

function describeBoat(schemas: string, explained: Record<string, string> = {}): FieldTable {
  return describeSchema({document: makeTestDocument(schemas), explained}, BOAT);
}

function linesOf({rows}: FieldTable): string[] {
  return rows.map(({path, type, required, meaning}) =>
    [path, type, required ? 'required' : 'optional', meaning].filter(Boolean).join(' | '),
  );
}

describe('describeSchema', () => {
  it('lists nested fields by their path, with what is required', () => {
    const table = describeBoat(`
Boat:
  type: object
  required: [name]
  properties:
    name: {type: string, description: Name on the bow.}
    berth:
      type: object
      required: [pier]
      properties: {pier: {type: integer}, since: {type: string, format: date-time}}
`);
    expect(linesOf(table)).toEqual([
      'name | string | required | Name on the bow.',
      'berth | object | optional',
      'berth.pier | integer | required',
      'berth.since | string (date-time) | optional',
    ]);
  });

  it('prints enums, limits, patterns, defaults and constants', () => {
    const table = describeBoat(`
Boat:
  type: object
  properties:
    kind: {type: string, enum: [sail, motor]}
    only: {type: string, enum: [afloat]}
    masts: {type: integer, minimum: 0, maximum: 7, default: 1}
    name: {type: string, minLength: 1}
    code: {type: string, pattern: '^b_[a-z]+$', maxLength: 8}
    class: {const: boat}
    tags: {type: array, maxItems: 3, items: {type: string, enum: [red, blue]}}
`);
    expect(linesOf(table)).toEqual([
      'kind | string | optional | One of `sail`, `motor`.',
      'only | string | optional | The only value is `afloat`.',
      'masts | integer | optional | From 0 to 7. Default: `1`.',
      'name | string | optional | Not empty.',
      'code | string | optional | At most 8 characters. Pattern: `^b_[a-z]+$`.',
      'class | any JSON | optional | Always `boat`.',
      'tags | array of strings | optional | At most 3 items. Each item: One of `red`, `blue`.',
    ]);
  });

  it('merges allOf, and a property that two parts describe', () => {
    const table = describeBoat(`
Common: {type: object, required: [id], properties: {id: {type: string}, event: {description: Anything.}}}
Boat:
  allOf:
    - $ref: '#/components/schemas/Common'
    - type: object
      required: [event]
      properties: {event: {type: object, properties: {wind: {type: number}}}}
`);
    expect(linesOf(table)).toEqual([
      'id | string | required',
      'event | object | required | Anything.',
      'event.wind | number | optional',
    ]);
  });

  it('says in words which of several fields is needed', () => {
    const choice = (kind: string): string => `
Boat:
  type: object
  properties: {code: {type: string}, url: {type: string}}
  ${kind}: [{required: [code]}, {required: [url]}]
`;
    expect(describeBoat(choice('anyOf')).notes).toEqual(['At least one of `code`, `url` is required.']);
    expect(describeBoat(choice('oneOf')).notes).toEqual(['Exactly one of `code`, `url` is required.']);
  });

  it('gives each variant of a oneOf a table of its own', () => {
    const table = describeBoat(`
Sail: {type: object, properties: {masts: {type: integer}}}
Motor: {type: object, properties: {horsepower: {type: integer}}}
Boat:
  type: object
  properties:
    drive: {oneOf: [{$ref: '#/components/schemas/Sail'}, {$ref: '#/components/schemas/Motor'}]}
`);
    expect(linesOf(table)).toEqual(['drive | object | optional']);
    expect(table.variants.map(({title}) => title)).toEqual(['`drive` as `Sail`', '`drive` as `Motor`']);
    expect(table.variants.flatMap(linesOf)).toEqual([
      'drive.masts | integer | optional',
      'drive.horsepower | integer | optional',
    ]);
  });

  it('prints a choice with a single shape in place', () => {
    const table = describeBoat(`
Sail: {type: object, properties: {masts: {type: integer}}}
Boat:
  type: array
  items: {anyOf: [{$ref: '#/components/schemas/Sail'}, {type: object, additionalProperties: true}]}
`);
    expect(linesOf(table)).toEqual(['[].masts | integer | optional']);
    expect(table.variants).toEqual([]);
  });

  it('names null in both spellings', () => {
    const table = describeBoat(`
Boat:
  type: object
  properties:
    masts: {type: [integer, 'null']}
    owner: {oneOf: [{type: string}, {type: 'null'}]}
`);
    expect(linesOf(table)).toEqual(['masts | integer or null | optional', 'owner | string or null | optional']);
  });

  it('walks arrays of objects, arrays of arrays and maps', () => {
    const table = describeBoat(`
Boat:
  type: object
  properties:
    crew: {type: array, items: {type: object, required: [name], properties: {name: {type: string}}}}
    grid: {type: array, items: {type: array, items: {type: [string, 'null']}}}
    flags: {type: object, additionalProperties: {type: boolean}}
    logs: {type: object, additionalProperties: {type: object, properties: {at: {type: integer}}}}
    extra: {type: object, additionalProperties: true}
`);
    expect(linesOf(table)).toEqual([
      'crew | array of objects | optional',
      'crew[].name | string | required',
      'grid | array of arrays of strings or null | optional',
      'flags | map of booleans | optional',
      'logs | map of objects | optional',
      'logs.<key>.at | integer | optional',
      'extra | object | optional',
    ]);
  });

  it('stops at a schema that holds itself and says where its fields stand', () => {
    const table = describeBoat(`
Boat:
  type: object
  properties:
    name: {type: string}
    tenders: {type: array, items: {$ref: '#/components/schemas/Boat'}}
    parent: {description: The mother ship., allOf: [{$ref: '#/components/schemas/Boat'}]}
`);
    expect(linesOf(table)).toEqual([
      'name | string | optional',
      'tenders | array of objects | optional',
      'parent | object | optional | The mother ship.',
    ]);
    expect(table.notes).toEqual([
      '`tenders[]` has the same fields as the body.',
      '`parent` has the same fields as the body.',
    ]);
  });

  it('refuses a schema that repeats without a name', () => {
    expect(() =>
      describeBoat(`
Boat:
  type: object
  properties:
    next: {allOf: [{$ref: '#/components/schemas/Boat'}, {type: object, properties: {gap: {type: integer}}}]}
`),
    ).toThrow(/nested too deeply.*\$ref/s);
  });

  it('leaves a schema to the section that explains it', () => {
    const table = describeBoat(
      `
Page: {type: object, properties: {count: {type: integer}}}
Boat: {type: object, properties: {page_info: {$ref: '#/components/schemas/Page'}}}
`,
      {Page: 'See [pages](#pages).'},
    );
    expect(linesOf(table)).toEqual(['page_info | object | optional | See [pages](#pages).']);
  });

  it('follows references into schemas, which have no name there', () => {
    const {rows, notes} = describeBoat(`
Boat:
  type: object
  properties:
    kind: {$ref: '#/components/schemas/Boat/$defs/Boat'}
    first%20mate: {type: string}
    mate: {$ref: '#/components/schemas/Boat/properties/first%2520mate'}
  $defs: {Boat: {type: object, properties: {sails: {type: integer}}}}
`);
    expect(rows.map(({path, type}) => `${path} ${type}`)).toEqual([
      'kind object',
      'kind.sails integer',
      'first%20mate string',
      'mate string',
    ]);
    expect(notes).toEqual([]);
  });

  it('stops at a reference that does not exist', () => {
    expect(() => describeBoat("Boat: {$ref: '#/components/schemas/Ship'}")).toThrow(
      /"#\/components\/schemas\/Ship", which does not exist/,
    );
  });

  it.each([
    ['{type: [string, integer, "null"]}', 'string or integer or null', ''],
    ['{oneOf: [{type: string}], anyOf: [{type: integer}, {type: boolean}]}', 'string, integer or boolean', ''],
    [
      '{oneOf: [{const: a}, {const: 2, description: The old one.}]}',
      'any JSON',
      'One of `a`, `2`. As `2`: The old one.',
    ],
    [
      '{anyOf: [{type: string, maxLength: 3}, {type: integer, description: Days., minimum: 2}, {type: boolean}]}',
      'string, integer or boolean',
      'As string: At most 3 characters. As integer: Days. At least 2.',
    ],
    ['{type: array, items: {type: string, description: A name.}}', 'array of strings', 'Each item: A name.'],
    ['{type: array, items: {$ref: "#/components/schemas/Name"}}', 'array of strings', ''],
    [
      '{$ref: "#/components/schemas/Name", description: Beside, maxLength: 3}',
      'string',
      'Beside At most 3 characters.',
    ],
  ])('prints %s', (schema, type, meaning) => {
    const {rows} = describeBoat(
      `\nName: {type: string, description: Given}\nBoat: {type: object, properties: {it: ${schema}}}\n`,
    );
    expect(rows).toEqual([{path: 'it', type, required: false, meaning}]);
  });

  it('follows schemas that hold themselves, and stops at one that is all of itself', () => {
    const holding = `
Base: {type: object, properties: {parts: {type: array, items: {$ref: '#/components/schemas/Boat'}}}}
Boat: {allOf: [{$ref: '#/components/schemas/Base'}, {type: object, properties: {parts: {type: array}}}]}
`;
    expect(describeBoat(holding).notes).toEqual(['`parts[]` has the same fields as the body.']);
    const endless =
      "\nBase: {allOf: [{$ref: '#/components/schemas/Boat'}]}\nBoat: {allOf: [{$ref: '#/components/schemas/Base'}]}\n";
    expect(() => describeBoat(endless)).toThrow(
      /Boat of the OpenAPI document is part of itself: "allOf" leads from Boat to Base to Boat/,
    );
  });

  it.each(['not: {type: string}', 'nullable: true', 'patternProperties: {}', 'maxLenght: 3'])(
    'stops at %s',
    (keyword) => {
      expect(() => describeBoat(`\nBoat: {type: object, ${keyword}}\n`)).toThrow(
        /Boat of the OpenAPI document has ".*", which the reference cannot show/,
      );
    },
  );
});
