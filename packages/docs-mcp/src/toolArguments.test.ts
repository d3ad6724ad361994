import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import type {Client} from '@modelcontextprotocol/client';
import {callTool, connect} from '../tests/client';

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

const call = (name: string, args: Record<string, unknown>) => callTool(client, name, args);

describe('arguments that models send', () => {
  it.each([
    ['search', {query: 'limits'}, {version: null, limit: null, cursor: ''}],
    ['get_page', {page: '/limits/'}, {section: '', cursor: null}],
    ['list_pages', {}, {version: '', section: null, cursor: null}],
  ])('%s takes null, empty and unknown ones as left out', async (name, args, empty) => {
    const answer = await call(name, args);
    expect(await call(name, {...args, ...empty, reason: 'because', toString: 1})).toEqual(answer);
  });

  it('are described by their schemas, with what is required', async () => {
    const {tools} = await client.listTools();
    const search = tools.find(({name}) => name === 'search')?.inputSchema;
    expect(search?.required).toEqual(['query']);
    expect(Object.keys(search?.properties ?? {})).toEqual(['query', 'version', 'limit', 'cursor']);
  });

  it.each([
    ['search', {query: 'limits', limit: 3}, {query: ' limits\n', limit: ' 3 ', version: ' v2 ', cursor: '  '}],
    ['get_page', {page: '/limits/', section: 'memory'}, {page: '\t/limits/ ', section: ' memory ', cursor: ' '}],
    ['list_pages', {}, {section: ' ', version: '\n'}],
    ['search', {query: '429'}, {query: 429, version: 'V2', limit: 'null', cursor: 'undefined'}],
    ['list_pages', {version: 'v1'}, {version: ' V1', section: 'null'}],
    ['get_page', {page: '404'}, {page: 404, section: 'undefined'}],
  ])('%s takes %j and the same as models write it', async (name, args, given) => {
    expect(await call(name, given)).toEqual(await call(name, args));
  });

  it.each([true, {}, [], 'ten', '1e9', '-1', 1.5].map((limit) => [limit]))('refuse the limit %j', async (limit) => {
    expect(await call('search', {query: 'limits', limit})).toMatchObject({
      isError: true,
      text: expect.stringMatching(/limit/),
    });
  });

  it.each([null, '', '  \n'])('name what is missing where %j is required', async (page) => {
    expect((await call('get_page', {page})).text).toMatch(/page: Too small/);
  });
});
