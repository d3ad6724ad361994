import {describe, expect, it} from '@jest/globals';
import {readApiDocument} from './document/readApiDocument';
import {makeReference, restReferenceOptions} from './remarkRestReference';
import {attributesOf, idsOf, linksOf, textOf} from './testDocument';

describe('the reference of the site', () => {
  const {document} = readApiDocument('src/facts/openapi.yaml');
  const reference = makeReference(document, restReferenceOptions);
  const ids = idsOf(reference.resources);

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

  it('uses no id twice, on the whole page and on those of resources', () => {
    for (const blocks of [reference.resources, ...restReferenceOptions.tags.map(reference.resource)]) {
      const all = [...idsOf(blocks), ...attributesOf(blocks, 'li', 'id').filter(Boolean)];
      expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    }
  });

  it('leads nowhere on the page but to its own parts and the sections around it', () => {
    const known = new Set([...ids, ...attributesOf(reference.resources, 'li', 'id'), 'pagination', 'errors', 'client']);
    const jumps = [...linksOf(reference.index), ...linksOf(reference.resources)].filter((url) => url.startsWith('#'));
    expect(jumps.filter((url) => !known.has(url.slice(1)) && url !== '#common-parameters')).toEqual([]);
  });

  it('prints an operation where readers look for it', () => {
    expect(textOf(reference.resource('Sources'))).toContain('List your sources');
    expect(textOf(reference.resource('Users'))).toContain('List your sources');
  });
});
