import {describe, expect, it} from '@jest/globals';
import {collectOperations, type Operation} from '../document/collectOperations';
import {readApiDocument} from '../document/readApiDocument';
import {createEndpointSpec} from './createEndpointSpec';

const {document} = readApiDocument('src/facts/openapi.yaml');
const operations = collectOperations(document).filter(({tag}) => tag !== 'Realtime');

function getOperation(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

describe('createEndpointSpec', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'creates a form of %s that can be sent unchanged',
    (_id, operation) => {
      const {fields} = createEndpointSpec(document, operation);
      expect(fields.filter((field) => field.required && !field.keepsEmpty && field.initial === '')).toEqual([]);
    },
  );

  it('lists the most common fields first', () => {
    const names = createEndpointSpec(document, getOperation('createSource'))
      .fields.filter(({place}) => place === 'body')
      .map(({name}) => name);
    expect(names.slice(0, 3)).toEqual(['component_id', 'name', 'configured_props']);
  });
});
