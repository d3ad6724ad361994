import {describe, expect, it} from '@jest/globals';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {createReference, restReferenceOptions} from './remarkRestReference';
import {getAttributes, getIds, getLinks, makeTestDocument, getText} from './tests/testDocument';
import {readApiDocument} from './document/readApiDocument';

const options = {
  omitted: {},
  explained: {},
  objects: {Boats: {Boat: 'boat'}},
  route: '/reference/',
  pages: {Boats: '/boats/'},
  sharedParameters: {dry_run: 'common-parameters'},
};
const schemasWith = (maximum: number) => ({
  Boat: {
    type: 'object',
    required: ['name'],
    properties: {name: {type: 'string'}, masts: {type: ['integer', 'null'], maximum}},
  },
});

describe('createReference', () => {
  const reference = createReference(makeTestDocument(schemasWith(7)), options);

  const page = reference.resource('Boats');

  it('creates a heading with its own id for each operation and object', () => {
    expect(getIds(page)).toEqual(['update-a-boat', 'boat-object']);
  });

  it('prints path, description, permission, parameters and response', () => {
    const printed = getText(page);
    for (const part of ['/boats/{boat_id}', 'Changes the boat.', 'You own the boat.', 'notify', 'The boat object']) {
      expect(printed).toContain(part);
    }
  });

  it('marks deprecated operations, and prints response headers', () => {
    const made = makeTestDocument(schemasWith(7));
    expect(getText(createReference(made, options).resource('Boats'))).not.toMatch(/Deprecated\.|Headers:/);
    const headers = {'Retry-After': {description: 'Seconds to wait.', schema: {type: 'integer', minimum: 1}}};
    const paths = JSON.parse(JSON.stringify(made.paths), (key, value: object) =>
      key === 'put' ? {...value, deprecated: true} : /^[245]\d\d$/.test(key) ? {...value, headers} : value,
    ) as typeof made.paths;
    const changed = createReference({...made, paths}, options).resource('Boats');
    expect(getText(changed)).toContain('Deprecated.');
    expect(getText(changed)).toContain('Seconds to wait.');
    expect(getAttributes(changed, 'li', 'id')).toContain('update-a-boat-response-retry-after');
  });

  it('creates an anchor and a link for each parameter and attribute', () => {
    const ids = getAttributes(page, 'li', 'id').filter(Boolean);
    expect(ids).toEqual([
      'update-a-boat-boat-id',
      'update-a-boat-notify',
      'update-a-boat-name',
      'update-a-boat-masts',
      'update-a-boat-response-name',
      'update-a-boat-response-masts',
      'boat-name',
      'boat-masts',
    ]);
    expect(getAttributes(page, 'a', 'href')).toEqual(expect.arrayContaining(ids.map((id) => `#${id}`)));
  });

  it('links to parameters that are explained elsewhere', () => {
    expect(getText(page)).toContain('Also takes dry_run.');
    expect(getLinks(page)).toContain('/reference/#common-parameters');
  });

  it('links from the index to the pages of resources, operations and objects', () => {
    expect(getLinks(reference.index)).toEqual(['/boats/', '/boats/#update-a-boat', '/boats/#boat-object']);
    expect(getAttributes(reference.index, 'b', 'data-method')).toEqual(['PUT']);
  });

  it('lists excluded tags with the reason', () => {
    const {index} = createReference(makeTestDocument(schemasWith(7)), {
      ...options,
      omitted: {Boats: 'They have a page.'},
    });
    expect(getText(index).trim()).toBe('Boats is not part of this reference. They have a page.');
  });

  it("prints samples in the site's language tabs", () => {
    expect(getAttributes(page, 'TabItem', 'value')).toEqual(['bash', 'nodejs', 'python', 'go']);
  });

  it('preserves the ids that sections had in the index', () => {
    const ids = [...getIds(reference.index), ...getAttributes(reference.index, 'li', 'id')];
    expect(ids).toEqual(['boats', 'update-a-boat', 'boat-object']);
  });

  it("links to a section on another resource's page", () => {
    const {document} = readApiDocument('src/facts/openapi.yaml');
    const links = getLinks(createReference(document, restReferenceOptions).resource('Users'));
    expect(links).toContain('/api/rest/sources/#source-object');
    expect(links).toContain('#list-your-sources');
  });

  it('throws if a resource has no page', () => {
    expect(() => createReference(makeTestDocument(schemasWith(7)), {...options, pages: {}})).toThrow(
      '`pages` has no page for "Boats".',
    );
  });

  it("starts each section one level below the page's title", () => {
    expect(page.flatMap((block) => (block.type === 'heading' ? [block.depth] : []))).toEqual([2, 2]);
    expect(() => reference.resource('Ships')).toThrow(/names no resource. Known: Boats/);
  });

  it('depends on the schema', () => {
    const other = createReference(makeTestDocument(schemasWith(9)), options);
    expect(getText(page)).toContain('At most 7.');
    expect(getText(other.resource('Boats'))).toContain('At most 9.');
  });
});

describe('the reference of the site', () => {
  const {document} = readApiDocument('src/facts/openapi.yaml');
  const reference = createReference(document, restReferenceOptions);

  it('contains no id twice on a page', () => {
    for (const blocks of [reference.index, ...reference.tags.map(reference.resource)]) {
      const all = [...getIds(blocks), ...getAttributes(blocks, 'li', 'id').filter(Boolean)];
      expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    }
  });

  it('lists operations by the path of their requests', () => {
    expect(getText(reference.index)).toContain('/v1/workflows/{workflow_id}');
  });

  it('prints the response of each operation, even if another one has the same', () => {
    const responses: string[] = [];
    const root: Root = {type: 'root', children: [...reference.resource('Workflows')]};
    visit(root, 'code', ({meta, value}) => {
      if (meta === 'title="Response 200"') responses.push(value);
    });
    expect(responses).toHaveLength(5);
    expect(responses[1]).toBe(responses[0]);
  });

  it("lists an operation's errors with their causes, and links to common errors", () => {
    const printed = getText(reference.resource('Workflows'));
    expect(printed).toMatch(/403 forbidden\s*You're not a member, or don't have permission\./);
    expect(getLinks(reference.resource('Workflows'))).toContain('/api/rest/#errors');
  });

  it('only collapses long requests', () => {
    const labels = getAttributes(reference.resource('Workflows'), 'summary', 'aria-label');
    const samples = getAttributes(reference.resource('Workflows'), 'Tabs', 'groupId');
    const folds = labels.filter((label) => label === 'Show all');
    expect(folds.length).toBeGreaterThan(0);
    expect(folds.length).toBeLessThan(samples.length);
  });

  it('prints an operation on each page where readers would look for it', () => {
    expect(getText(reference.resource('Sources'))).toContain('List your sources');
    expect(getText(reference.resource('Users'))).toContain('List your sources');
  });
});
