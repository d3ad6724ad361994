import {describe, expect, it} from '@jest/globals';
import {toString} from 'mdast-util-to-string';
import {readApiDocument} from './document/readApiDocument';
import {createReference, restReferenceOptions} from './remarkRestReference';
import {restResource} from './restResource';

const {tags, resource} = createReference(readApiDocument(restReferenceOptions.document).document, restReferenceOptions);

describe('restResource', () => {
  it('lists the operations of a resource below its page, each with its method', () => {
    expect(restResource('Webhooks')).toMatchObject({
      type: 'category',
      label: 'Webhooks',
      link: {type: 'doc', id: 'api/rest/webhooks/reference/index'},
      items: [
        {href: '/api/rest/webhooks/reference/#create-a-webhook', className: 'rest-operation rest-operation--post'},
        {href: '/api/rest/webhooks/reference/#delete-a-webhook', className: 'rest-operation rest-operation--delete'},
        {label: 'List your webhooks', className: 'rest-operation rest-operation--get'},
        {label: 'The webhook object', href: '/api/rest/webhooks/reference/#webhook-object'},
      ],
    });
  });

  it('contains every heading of operations and objects on the page', () => {
    for (const tag of tags) {
      const headings = resource(tag)
        .filter(({type}) => type === 'heading')
        .map((heading) => toString(heading));
      const {items = []} = restResource(tag) as {items?: readonly {readonly label: string}[]};
      expect(items.map(({label}) => label)).toEqual(headings);
    }
  });

  it('has a unique key for each entry, because translations of labels need one', () => {
    const keys = tags.flatMap((tag) => {
      const {items = []} = restResource(tag) as {items?: readonly {readonly key?: string}[]};
      return items.map(({key}) => key);
    });
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("rejects a resource that isn't in the document", () => {
    expect(() => restResource('Webhook')).toThrow(/has no tag "Webhook"/);
  });
});
