import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import type {Client} from '@modelcontextprotocol/client';
import {callTool, connect} from '../tests/connect';

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

describe('a tool refuses what it cannot answer, and says what it can', () => {
  it.each([
    ['search', {}, /query/],
    ['search', {query: ''}, /query/],
    ['search', {query: 'a'.repeat(301)}, /300/],
    ['search', {query: 'a', version: 'v3'}, /"v2"\|"v1"/],
    ['search', {query: 'a', limit: 1000}, /20/],
    ['search', {query: 'limits', cursor: 'x.1'}, /does not belong/],
    ['get_page', {page: 5}, /string/],
    ['get_page', {page: '/limits/', heading: 'memory'}, /heading/],
    ['get_page', {page: '/limit/'}, /nearest pages:\n- Limits: https:\/\/yard\.example\/docs\/limits\//],
    ['get_page', {page: 'https://evil.example/etc/passwd'}, /no page at/],
    ['get_page', {page: 'https://evil.example/docs/limits/'}, /evil.*no page at https:\/\/yard\.example\/docs\//],
    ['get_page', {page: 'HTTPS://yard.example@evil.example/docs/limits/'}, /no page at/],
    ['get_page', {page: 'https://yard.example.evil.example/docs/limits/'}, /no page at/],
    ['get_page', {page: 'ftp://evil.example/docs/limits/'}, /no page at/],
    ['get_page', {page: '//evil.example/docs/limits/'}, /no page at/],
    ['get_page', {page: '/limits/', section: 'nope'}, /- Memory \(#memory\)/],
    ['get_page', {page: '/long/', cursor: 'abc'}, /does not belong/],
    ['list_pages', {section: 'nope'}, /many/],
    ['get_sample', {page: '/limits/'}, /no code samples/],
    ['get_sample', {page: '/code/nodejs/delay/', language: 'cobol'}, /js, ts, python/],
    ['get_sample', {page: '/code/nodejs/delay/', language: 'go'}, /js \(2\), python \(1\)/],
    ['get_sample', {page: '/code/nodejs/delay/', language: 'constructor'}, /js, ts, python/],
    ['report_problem', {title: ''}, /title/],
    ['report_problem', {title: 'a', page: '/nope/'}, /no page at/],
    ['search', {query: 'a', version: Array.from({length: 50}, String)}, /maximum of 20 elements/],
  ])('%s with %j', async (name, args, reason) => {
    const {text, isError} = await callTool(client, name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(reason);
    expect(text.length).toBeLessThan(5000);
  });

  it.each(['delete_page', 'constructor', '__proto__', 'hasOwnProperty'])(
    'by a name that there is not: %s',
    async (name) => {
      await expect(callTool(client, name, {})).rejects.toThrow(`${name} not found`);
      const ref = {type: 'ref/resource', uri: 'docs://{version}{+path}'} as const;
      expect((await client.complete({ref, argument: {name, value: ''}})).completion.values).toEqual([]);
    },
  );
});

describe('an address never leads outside the pages', () => {
  it.each([
    '../../../../etc/passwd',
    '/docs/../../etc/passwd',
    'docs://v2/../../../etc/passwd',
    'file:///etc/passwd',
    '/limits/../../package.json',
    '%2e%2e%2fetc%2fpasswd',
    '/limits/%00',
    'C:\\Windows\\win.ini',
    '/.server/redirects.map',
    'data/docs.json',
  ])('%s', async (page) => {
    expect(await callTool(client, 'get_page', {page})).toMatchObject({isError: true});
    await expect(client.readResource({uri: page})).rejects.toThrow(/no page at|invalid|not found/i);
  });
});
