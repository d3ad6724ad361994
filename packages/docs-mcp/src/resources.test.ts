import {afterAll, beforeAll, expect, it} from '@jest/globals';
import type {Client} from '@modelcontextprotocol/client';
import {connect} from '../tests/connect';
import {fixture} from '../tests/fixture';

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

it('lists every page in parts', async () => {
  const first = await client.request({method: 'resources/list', params: {}});
  expect(first.resources).toHaveLength(50);
  const second = await client.request({method: 'resources/list', params: {cursor: first.nextCursor}});
  expect(second.nextCursor).toBeUndefined();
  expect([...first.resources, ...second.resources].map(({name}) => name)).toEqual(
    fixture.pages.map(({title}) => title),
  );
});

it('refuses a cursor that it did not return', async () => {
  await expect(client.request({method: 'resources/list', params: {cursor: 'abc'}})).rejects.toMatchObject({
    code: -32602,
  });
});

it.each([
  ['docs://v2/', '# Yard documentation'],
  ['docs://v2/limits/', '# Limits\n'],
  ['docs://v1/limits/', '# Limits of v1'],
])('reads %s', async (uri, start) => {
  const {contents} = await client.readResource({uri});
  expect(contents).toMatchObject([{uri, mimeType: 'text/markdown', text: expect.stringContaining(start)}]);
});

it('says that the parameters are wrong where there is no such page', async () => {
  await expect(client.readResource({uri: 'docs://v2/nope/'})).rejects.toMatchObject({code: -32602});
});

it('completes the parts of an address', async () => {
  const {resourceTemplates} = await client.listResourceTemplates();
  const ref = {type: 'ref/resource' as const, uri: resourceTemplates[0]?.uriTemplate ?? ''};
  const complete = (name: string, value: string) => client.complete({ref, argument: {name, value}});
  expect((await complete('version', '')).completion.values).toEqual(['v2', 'v1']);
  expect((await complete('path', 'delay')).completion.values).toEqual(['/code/nodejs/delay/']);
});
