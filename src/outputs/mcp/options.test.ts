import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {Client, InMemoryTransport} from '@modelcontextprotocol/client';
import {createDocsServer, type DocsData} from 'docs-mcp';
import {serverOptions} from './options';

const guide = {path: '/migrate-from-v1/', title: 'Migrate a workflow from v1', description: '', version: 'v2'};
const data: DocsData = {
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

it('the page about agents lists all tools', async () => {
  const names = (await client.listTools()).tools.map(({name}) => name).sort();
  const rows = readFileSync('docs/agents/index.mdx', 'utf8').matchAll(/^\| `(\w+)` \|/gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual(names);
});

it('the migration prompt includes the guide', async () => {
  const {messages} = await client.getPrompt({name: 'migrate_from_v1', arguments: {code: 'exports = 1'}});
  expect(messages.map(({content}) => content.type)).toEqual(['resource', 'text']);
  expect(JSON.stringify(messages)).toContain('# Migrate a workflow from v1');
  expect(JSON.stringify(messages[1])).toContain('exports = 1');
});
