import {expect, it} from '@jest/globals';
import {linkOperations} from './linkOperations';

it('leads from the name of an operation to its place in the reference', () => {
  const links = linkOperations('/docs/');
  expect(links.get('PUT /sources/{source_id}')).toBe('/docs/api/rest/#update-a-source');
  expect(links.get('PATCH /nothing')).toBeUndefined();
});
