import {describe, expect, it} from '@jest/globals';
import {collectOperations, type Operation} from '../document/collectOperations';
import {readApiDocument} from '../document/readApiDocument';
import {initialValues, toRequest} from '../request/endpointSpec';
import {validateFields} from '../request/validateFields';
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
      const spec = specOf(document, operation);
      expect(validateFields(spec, initialValues(spec))).toEqual({fields: {}});
    },
  );

  it('begins with the example of the body', () => {
    const spec = specOf(document, operationOf('updateSource'));
    const request = toRequest(spec, initialValues(spec), 'https://api.test');
    expect(request).toMatchObject({path: '/sources/dc_Wq8Rby', body: {component_id: 'sc_Lp3Vna', active: false}});
  });

  it('asks for one of the ways to name a component', () => {
    const spec = specOf(document, operationOf('createComponent'));
    expect(validateFields(spec, {}).whole).toBe('Enter at least one of: component_code, component_url.');
  });

  it('puts what a request usually has first', () => {
    const names = specOf(document, operationOf('createSource'))
      .fields.filter(({place}) => place === 'body')
      .map(({name}) => name);
    expect(names.slice(0, 3)).toEqual(['component_id', 'name', 'configured_props']);
  });

  it('sends an event name that is empty', () => {
    const spec = specOf(document, operationOf('deleteSubscription'));
    expect(toRequest(spec, initialValues(spec), '').query).toContainEqual(['event_name', '']);
  });
});
