import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {type CallToolResult, Client, InMemoryTransport} from '@modelcontextprotocol/client';
import {createDocsServer, type DocsData, FORMAT} from 'docs-mcp';
import {factText} from '../facts';
import {serverOptions} from './options';
import {findFigures, findLimits} from './lookUpFacts';

const guide = {path: '/migrate-from-v1/', title: 'Migrate a workflow from v1', description: '', version: 'v2'};
const data: DocsData = {
  format: FORMAT,
  versions: [],
  pages: [{...guide, headings: [], markdown: '# Migrate a workflow from v1\n\nRebuild it.'}],
  search: {},
};

const client = new Client({name: 'tests', version: '1.0.0'});
beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([createDocsServer(data, serverOptions)().connect(theirs), client.connect(ours)]);
});
afterAll(() => client.close());

async function call(name: string, args: Record<string, unknown>): Promise<{text: string; isError: boolean}> {
  const {content, isError} = (await client.callTool({name, arguments: args})) as CallToolResult;
  const [first] = content;
  return {text: first?.type === 'text' ? first.text : '', isError: isError === true};
}

it('lists all tools on the page about agents', async () => {
  const names = (await client.listTools()).tools.map(({name}) => name).sort();
  const rows = readFileSync('docs/agents/index.mdx', 'utf8').matchAll(/^\| `(\w+)` \|/gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual(names);
});

describe('the tools for facts', () => {
  it('returns a limit with its value from src/facts', async () => {
    const {text} = await call('get_limit', {name: 'payload size'});
    expect(text).toContain(`Every plan: ${factText('limits.payloadSize')}`);
    expect(text).toContain('Request Entity Too Large, HTTP 413');
  });

  it('returns the figures of v1 for v1', async () => {
    expect((await call('get_limit', {name: 'attachment', version: 'v1'})).text).toContain(
      factText('limits.attachment', 'v1'),
    );
  });

  it('lists all limits', async () => {
    expect((await call('get_limit', {})).text.split('\n').length).toBeGreaterThan(20);
  });

  it('explains each error of a log, in its order, without facts of what was given', async () => {
    const {text} = await call('explain_error', {message: '%limits.tmp% ETIMEDOUT\nEvent Queue Full'});
    expect(text.indexOf('A timeout of an HTTP client')).toBeLessThan(text.indexOf('Replay of the event: Not possible'));
    expect(text).toContain('Found: "%limits.tmp% ETIMEDOUT"');
    expect(text).not.toMatch(/\]\([/#]/);
  });

  it.each(['event-queue-full', 'Event Queue Full'])('knows the error %s', async (message) => {
    expect((await call('explain_error', {message})).text).toContain(
      '(https://millrace.example/docs/troubleshooting/#event-queue-full)',
    );
  });

  it('says that a message is none of the platform', async () => {
    expect((await call('explain_error', {message: 'it broke'})).text).toContain('contains no error of Millrace');
  });
});

it.each([
  ['get_limit', {name: 'nope'}, /http-body/],
  ['get_limit', {name: '__proto__'}, /http-body/],
  ['explain_error', {message: 'a'.repeat(4001)}, /4000/],
])('%s refuses %j, and says what it can', async (name, args, reason) => {
  const {text, isError} = await call(name, args);
  expect(isError).toBe(true);
  expect(text).toMatch(reason);
});

it('starts a migration with the guide attached', async () => {
  const {messages} = await client.getPrompt({name: 'migrate_from_v1', arguments: {code: 'exports = 1'}});
  expect(messages.map(({content}) => content.type)).toEqual(['resource', 'text']);
  expect(JSON.stringify(messages)).toContain('# Migrate a workflow from v1');
  expect(JSON.stringify(messages[1])).toContain('exports = 1');
});

describe('findLimits', () => {
  it.each([
    ['http-body', 'http-body'],
    ['limits.payloadSize', 'http-body'],
    ['payloadSize', 'http-body'],
    ['How large is the payload size limit?', 'http-body'],
    ['maximum memory', 'memory'],
    ['disk', 'disk'],
    ['keys of a bulk read', 'data-store-bulk-read'],
  ])('%s means %s', (name, id) => {
    expect(findLimits(name, 'v2')[0]?.id).toBe(id);
  });

  it.each(['', '?', 'the limit', 'how long can a workflow run', 'constructor', 'x'.repeat(200)])(
    'is empty for %.40s rather than guessing',
    (name) => {
      expect(findLimits(name, 'v2')).toEqual([]);
    },
  );
});

describe('findFigures', () => {
  it.each([
    ['dailyCredits', 'v2', 'billing.dailyCredits'],
    ['python version', 'v2', 'runtimes.python'],
    ['sqlRetention', 'v1', 'limits.sqlRetention'],
  ] as const)('%s in %s means %s', (name, version, key) => {
    expect(findFigures(name, version)).toContain(key);
  });

  it('knows no figure of v1 in v2', () => {
    expect(findFigures('sqlRetention', 'v2')).toEqual([]);
  });
});
