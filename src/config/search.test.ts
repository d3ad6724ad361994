import {expect, it} from '@jest/globals';
import {liteClient} from 'algoliasearch/lite';
import {listAlgoliaOrigins} from './search';

it('the policy lets pages ask the hosts that the client of hosted search asks', () => {
  const hosts = liteClient('testapp', 'key').transporter.hosts.map(({protocol, url}) => `${protocol}://${url}`);
  expect([...listAlgoliaOrigins('TESTAPP')].sort()).toEqual([...hosts].sort());
});
