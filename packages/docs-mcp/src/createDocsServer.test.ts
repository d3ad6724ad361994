import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import type {Client} from '@modelcontextprotocol/client';
import {callTool, connectClient, type Answer} from '../tests/client';
import {fixture} from '../tests/fixture';

const CURSOR = /cursor "([^"]+)"/;

let client: Client;
beforeAll(async () => {
  client = await connectClient();
});
afterAll(() => client.close());

const call = (name: string, args: Record<string, unknown>): Promise<Answer> => callTool(client, name, args);

/** Calls a tool until it returns no further cursor. */
async function callToEnd(name: string, args: Record<string, unknown>): Promise<string[]> {
  const texts: string[] = [];
  let cursor: string | undefined;
  do {
    const {text} = await call(name, cursor === undefined ? args : {...args, cursor});
    texts.push(text);
    cursor = CURSOR.exec(text)?.[1];
  } while (cursor !== undefined);
  return texts;
}

it("announces that its lists don't change", () => {
  expect(client.getServerCapabilities()).toMatchObject({tools: {listChanged: false}, resources: {listChanged: false}});
});

it('has three read-only tools with their arguments', async () => {
  const {tools} = await client.listTools();
  expect(
    tools.map(({name, inputSchema: {properties, required}}) => [name, Object.keys(properties ?? {}), required]),
  ).toEqual([
    ['search', ['query', 'version', 'limit', 'cursor'], ['query']],
    ['get_page', ['page', 'section', 'cursor'], ['page']],
    ['list_pages', ['version', 'section', 'cursor'], undefined],
  ]);
  for (const {annotations} of tools) expect(annotations).toMatchObject({readOnlyHint: true, openWorldHint: false});
});

describe('a request that is not valid', () => {
  const fail = (request: Promise<unknown>): Promise<string> =>
    request.then(
      () => '',
      ({message}: Error) => message,
    );

  it('gets an error in one line', async () => {
    const name = 5 as unknown as string;
    expect(await fail(client.callTool({name}))).toMatch(
      /^Invalid tools\/call request: params\.name: Invalid input: expected string, received number$/,
    );
    const wrong = 'a' as unknown as Record<string, unknown>;
    expect(await fail(client.callTool({name: 'search', arguments: wrong}))).toMatch(
      /: params\.arguments: Invalid input/,
    );
    expect(await fail(client.readResource({uri: name}))).toMatch(/^Invalid request: params\.uri: Invalid input/);
  });
});

describe('search', () => {
  it('searches the requested version, or the latest one by default', async () => {
    expect((await call('search', {query: 'limits'})).text).toContain('https://yard.example/docs/limits/');
    const {text} = await call('search', {query: 'limits', version: 'v1'});
    expect(text).toContain('https://yard.example/docs/v1/limits/');
    expect(text).not.toContain('docs/limits/');
  });

  it('continues with a cursor without repeating results', async () => {
    const texts = await callToEnd('search', {query: 'many', limit: 20});
    const found = texts.flatMap((text) => text.match(/https:\S+/g) ?? []);
    expect(found.length).toBeGreaterThanOrEqual(60);
    expect(new Set(found).size).toBe(found.length);
  });

  it('returns snippets as text', async () => {
    expect((await call('search', {query: 'copy'})).text).toContain('Copy "A & B" <here>.');
  });

  it('suggests other tools if nothing is found', async () => {
    expect((await call('search', {query: 'zzzzqq'})).text).toContain('see list_pages');
  });
});

describe('get_page', () => {
  it('returns a page with its URL', async () => {
    const text = expect.stringMatching(
      /^Source: https:\/\/yard\.example\/docs\/limits\/ \(v2\)\n\n# Limits\n\nWhat is/,
    );
    expect(await call('get_page', {page: '/docs/limits/index.html'})).toEqual({isError: false, text});
    expect((await call('get_page', {page: '/notebook/fork/'})).text).toContain('/docs/workflows/copy/ (v2)');
  });

  it.each([{page: '/limits/#memory'}, {page: '/limits/', section: 'memory'}, {page: '/limits/', section: 'Memory'}])(
    'returns a section with its subsections for %j',
    async (args) => {
      const {text} = await call('get_page', args);
      expect(text).toContain('## Memory {#memory}\n\nA workflow has memory.\n\n### Swap {#swap}\n\nNone.');
      expect(text).not.toContain('Disk');
    },
  );

  it('returns a long page in parts', async () => {
    const texts = await callToEnd('get_page', {page: '/long/'});
    expect(texts[0]).toContain('- Last (#last)');
    const parts = texts.map((text) => text.replace(/^Source:[^]*?\n\n(?=#|A line|## )|\n\n\[There is more[^]*$/g, ''));
    expect(parts.join('').match(/A line of the long page\./g)).toHaveLength(900);
    expect(texts.at(-1)).toContain('The end.');
  });
});

describe('list_pages', () => {
  it('lists all pages of the latest version in parts', async () => {
    const texts = await callToEnd('list_pages', {});
    const found = texts.flatMap((text) => text.match(/\(https:[^)]+\)/g) ?? []);
    const expected = fixture.pages.filter(({version}) => version === 'v2');
    expect(found).toEqual(expected.map(({path}) => `(https://yard.example/docs${path})`));
  });

  it.each([
    [{section: 'code'}, 1],
    [{section: '/code/nodejs/'}, 1],
    [{section: '/v1/limits/', version: 'v1'}, 1],
    [{version: 'v1'}, 2],
    [{section: 'limits', version: 'v1'}, 1],
    ...['/', 'v1', '/v1/', 'v1//'].map((section) => [{section, version: 'v1'}, 2] as const),
  ])('for %j, returns %i pages', async (args, count) => {
    expect((await call('list_pages', args)).text).toMatch(new RegExp(`^Pages of v\\d: ${count}\n`));
  });
});

it.each([
  ['search', {}, /query/],
  ['search', {query: ''}, /query/],
  ['search', {query: 'a'.repeat(301)}, /300/],
  ['search', {query: 'a', version: 'v3'}, /"v2"\|"v1"/],
  ['search', {query: 'a', limit: 1000}, /20/],
  ...['x.1', '50', '100', '9999999'].map((cursor) => ['search', {query: 'limits', cursor}, /no part/] as const),
  ['get_page', {page: true}, /string/],
  ['get_page', {page: '/limit/'}, /nearest pages:\n- Limits: https:\/\/yard\.example\/docs\/limits\//],
  ['get_page', {page: 'https://evil.example/docs/limits/'}, /evil.*isn't a page at https:\/\/yard\.example\/docs\//],
  ['get_page', {page: '/limits/', section: 'nope'}, /- Memory \(#memory\)/],
  ['get_page', {page: '/long/', cursor: '99999'}, /no part/],
  ['list_pages', {section: 'nope'}, /many/],
  ['search', {query: 'a', version: Array.from({length: 50}, String)}, /maximum of 20 elements/],
  ...[true, {}, [], 'ten', '1e9', '-1', 1.5].map((limit) => ['search', {query: 'a', limit}, /limit/] as const),
  ...[null, '', '  \n'].map((page) => ['get_page', {page}, /page: Too small/] as const),
])('rejects invalid arguments and lists allowed ones: %s with %j', async (name, args, reason) => {
  const {text, isError} = await call(name, args);
  expect(isError).toBe(true);
  expect(text).toMatch(reason);
  expect(text.length).toBeLessThan(5000);
});

it.each([
  ['search', {query: 'limits'}, {version: null, limit: null, cursor: ''}],
  ['get_page', {page: '/limits/'}, {section: '', cursor: null, reason: 'because', toString: 1}],
  ['search', {query: 'limits', limit: 3}, {query: ' limits\n', limit: ' 3 ', version: ' v2 ', cursor: '  '}],
  ['search', {query: '429'}, {query: 429, version: 'V2', limit: 'null', cursor: 'undefined'}],
  ['list_pages', {version: 'v1'}, {version: ' V1', section: 'null'}],
])('%s accepts %j and variants that models send', async (name, args, written) => {
  expect(await call(name, {...args, ...written})).toEqual(await call(name, args));
});

it.each([
  '/docs/../../etc/passwd',
  'docs://v2/../../../etc/passwd',
  'file:///etc/passwd',
  'HTTPS://yard.example@evil.example/docs/limits/',
  'https://yard.example.evil.example/docs/limits/',
  'ftp://evil.example/docs/limits/',
  '//evil.example/docs/limits/',
])("rejects an address that isn't a page: %s", async (page) => {
  expect(await call('get_page', {page})).toMatchObject({
    isError: true,
    text: expect.stringMatching(/(?:no|isn't a) page at/),
  });
  await expect(client.readResource({uri: page})).rejects.toThrow(/(?:no|isn't a) page at|invalid|not found/i);
});

describe('resources', () => {
  it('lists every page in parts', async () => {
    const first = await client.request({method: 'resources/list', params: {}});
    expect(first.resources).toHaveLength(50);
    const second = await client.request({method: 'resources/list', params: {cursor: first.nextCursor}});
    expect(second.nextCursor).toBeUndefined();
    expect([...first.resources, ...second.resources].map(({name}) => name)).toEqual(
      fixture.pages.map(({title}) => title),
    );
  });

  it('rejects an unknown cursor', async () => {
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

  it('returns an invalid-params error for an unknown page', async () => {
    await expect(client.readResource({uri: 'docs://v2/nope/'})).rejects.toMatchObject({code: -32602});
  });
});
