import {describe, expect, it} from '@jest/globals';
import {collectOperations, type Operation} from '../document/collectOperations';
import {readApiDocument} from '../document/readApiDocument';
import {specOf} from './specOf';

const {document} = readApiDocument('src/facts/openapi.yaml');
const operations = collectOperations(document).filter(({tag}) => tag !== 'Realtime');

function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

describe('specOf', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'makes a form of %s that can be sent as it is',
    (_id, operation) => {
      const {fields} = specOf(document, operation);
      expect(fields.filter((field) => field.required && !field.keepsEmpty && field.initial === '')).toEqual([]);
    },
  );

  it('puts what a request usually has first', () => {
    const names = specOf(document, operationOf('createSource'))
      .fields.filter(({place}) => place === 'body')
      .map(({name}) => name);
    expect(names.slice(0, 3)).toEqual(['component_id', 'name', 'configured_props']);
  });
});
