import {describe, expect, it} from '@jest/globals';
import {compareShapes} from './compareShapes';
import {pagesOfApiChanges} from './pagesOfApiChanges';
import {readShape} from './readShape';

const DOCUMENT = `
paths:
  /sources:
    get:
      tags: [Sources]
      description: Lists them.
      parameters:
        - {name: limit, in: query, schema: {type: integer, default: 10}}
        - {$ref: '#/components/parameters/after'}
      responses:
        '200': {content: {application/json: {schema: {$ref: '#/components/schemas/Sources'}}}}
components:
  parameters:
    after: {name: after, in: query, schema: {type: string}}
  schemas:
    Sources: {type: object, properties: {data: {type: array, items: {$ref: '#/components/schemas/Source'}}}}
    Source:
      type: object
      required: [id]
      properties:
        id: {type: string}
        state: {type: string, enum: [active, paused]}
        owner: {type: object, properties: {name: {type: string}}}
        made_at: {type: integer}
    Seconds: {type: integer}
`;

const compare = (...edits: [string, string][]): string[] =>
  compareShapes(
    readShape(DOCUMENT),
    readShape(edits.reduce((text, [before, after]) => text.replace(before, after), DOCUMENT)),
  ).map(({subject, words}) => `${subject}: ${words}`);

describe('compareShapes', () => {
  it.each([
    ['a description', 'Lists them.', 'Lists all of them.'],
    ['a named number', 'made_at: {type: integer}', "made_at: {$ref: '#/components/schemas/Seconds'}"],
    [
      'an object that got a name',
      'owner: {type: object, properties: {name: {type: string}}}',
      "owner: {$ref: '#/components/schemas/Owner'}",
    ],
  ])('says nothing of %s', (_, before, after) => expect(compare([before, after])).toEqual([]));

  it.each([
    ['GET /sources: new parameter `before`', "- {$ref: '#", "- {name: before, schema: {}}\n        - {$ref: '#"],
    ['GET /sources: parameter `after` removed', "        - {$ref: '#/components/parameters/after'}\n", ''],
    ['GET /sources: default of `limit`: 10 → 20', 'default: 10', 'default: 20'],
    ['GET /sources: default of `limit`: 10 → none', ', default: 10', ''],
    ['Source: new field `name`', 'id: {type: string}', 'id: {type: string}\n        name: {type: string}'],
    ['Source: field `owner` removed', /\n *owner: .*/.exec(DOCUMENT)?.[0] ?? '', ''],
    ['Source: `id`: string → integer', 'id: {type: string}', 'id: {type: integer}'],
    ['Source: `state` can be `failed`', 'active, paused', 'active, paused, failed'],
    ['Source: `state` can no longer be `paused`', 'active, paused', 'active'],
    ['Source: `id` is now optional', 'required: [id]', 'required: []'],
    ['Source: `id` is deprecated', 'id: {type: string}', 'id: {type: string, deprecated: true}'],
    ['POST /sources: new operation', '/sources:\n', '/sources:\n    post: {tags: [Sources]}\n'],
  ])('says "%s"', (words, before, after) => expect(compare([before, after])).toEqual([words]));

  it('says that an operation is gone', () => {
    const {subject, words, tags} = compareShapes(readShape(DOCUMENT), readShape('paths: {}'))[0] ?? {};
    expect([subject, words, tags]).toEqual(['GET /sources', 'operation removed', ['Sources']]);
  });

  it('gives a schema the tags of the operations that use it, through other schemas too', () => {
    expect(readShape(DOCUMENT).tags.get('Source')).toEqual(['Sources']);
    expect(readShape(DOCUMENT).tags.get('Seconds')).toBeUndefined();
  });
});

describe('pagesOfApiChanges', () => {
  const change = (subject: string, tag: string) => ({subject, words: 'new operation', tags: [tag]});
  const days = [
    {day: '2026-11-02', changes: [change('GET /a', 'A'), ...Array(6).fill(change('GET /b', 'B'))]},
  ] as const;

  it('tells a page what it prints', () => {
    expect(pagesOfApiChanges('<RestResource tag="A" />', days)).toEqual([
      {day: '2026-11-02', entries: ['`GET /a`: new operation']},
    ]);
    expect(pagesOfApiChanges('<RestResources />', days)[0]?.entries.at(-1)).toBe('3 more changes of the API');
    expect(pagesOfApiChanges('No marker.', days)).toEqual([]);
  });
});
