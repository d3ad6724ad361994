import {describe, expect, it} from '@jest/globals';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readApiDocument} from './document/readApiDocument';
import {makeReference} from './makeReference';
import {restReferenceOptions} from './options';
import type {Block} from '../placeholders/nodes';
import {makeTestDocument, PLAIN_SCHEMAS} from './testDocument';

const options = {tags: ['Boats'], omitted: {}, explained: {}, links: {errors: '#errors', pagination: '#pagination'}};
const BOAT_SCHEMAS = `
Boat:
  type: object
  required: [name]
  properties: {name: {type: string}, masts: {type: [integer, 'null'], maximum: 7}}
`;

function rootOf(blocks: readonly Block[]): Root {
  return {type: 'root', children: [...blocks]};
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map((block) => toString(block)).join('\n');
}

function idsOf(blocks: readonly Block[]): string[] {
  const ids: string[] = [];
  visit(rootOf(blocks), 'heading', (node: Heading) => {
    const {id} = node.data as {id?: string};
    if (id) ids.push(id);
  });
  return ids;
}

describe('makeReference', () => {
  const reference = makeReference(makeTestDocument(BOAT_SCHEMAS), options);

  it('gives each resource and operation a heading with its own id', () => {
    expect(idsOf(reference.resources)).toEqual(['boats', 'update-a-boat']);
  });

  it('prints method, path, description, permission, parameters and errors', () => {
    const printed = textOf(reference.resources);
    for (const part of [
      'PUT',
      '/boats/{boat_id}',
      'Changes the boat.',
      'You own the boat.',
      'dry_run',
      'unauthorized',
    ]) {
      expect(printed).toContain(part);
    }
  });

  it('links the index to every operation', () => {
    const urls: string[] = [];
    visit(rootOf(reference.index), 'link', ({url}) => urls.push(url));
    expect(urls).toEqual(['#update-a-boat']);
  });

  it('prints samples in the tabs of the site', () => {
    const tabs: unknown[] = [];
    visit(rootOf(reference.resources), 'mdxJsxFlowElement', (node) => {
      if (node.name === 'TabItem') tabs.push(node.attributes[0]?.value);
    });
    expect(tabs).toEqual(['curl', 'nodejs', 'python', 'go']);
  });

  it('changes with the schema', () => {
    const other = makeReference(makeTestDocument(BOAT_SCHEMAS.replace('maximum: 7', 'maximum: 9')), options);
    expect(textOf(reference.resources)).toContain('At most 7.');
    expect(textOf(other.resources)).toContain('At most 9.');
  });

  it('refuses a tag the document does not declare', () => {
    expect(() =>
      makeReference(makeTestDocument(PLAIN_SCHEMAS), {...options, tags: ['Ships'], omitted: {Boats: 'A test.'}}),
    ).toThrow(/tag "Ships".*declares these tags: Boats/);
  });
});

describe('the reference of the site', () => {
  const {document} = readApiDocument('src/facts/openapi.yaml');
  const ids = idsOf(makeReference(document, restReferenceOptions).resources);

  it('keeps the anchors other pages link to', () => {
    expect(ids).toEqual(
      expect.arrayContaining([
        'create-a-component',
        'get-source-events',
        'delete-source-events',
        'create-a-source',
        'update-a-source',
        'create-a-subscription',
        'create-an-auto-subscription',
        'delete-a-subscription',
        'create-a-webhook',
        'list-your-webhooks',
        'list-your-subscriptions',
        'get-workflow-emits',
        'get-workflow-errors',
        'list-workspace-accounts',
      ]),
    );
  });

  it('uses no id twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });
});
