import {describe, expect, it} from '@jest/globals';
import {restResource} from './restResource';

describe('restResource', () => {
  it('groups the operations of a resource below its page, each with its method', () => {
    expect(restResource('Webhooks', '/api/rest/webhooks/reference/')).toMatchObject({
      type: 'category',
      label: 'Webhooks',
      link: {type: 'doc', id: 'api/rest/webhooks/reference/index'},
      items: [
        {href: '/api/rest/webhooks/reference/#create-a-webhook', className: 'rest-operation rest-operation--post'},
        {href: '/api/rest/webhooks/reference/#delete-a-webhook', className: 'rest-operation rest-operation--delete'},
      ],
    });
  });

  it('refuses a resource that the document does not have', () => {
    expect(() => restResource('Webhook', '/api/rest/webhooks/reference/')).toThrow(/no operation of .* "Webhook"/);
  });
});
