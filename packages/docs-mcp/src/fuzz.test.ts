import {expect, it} from '@jest/globals';
import {McpServer} from '@modelcontextprotocol/server';
import {InMemoryTransport} from '@modelcontextprotocol/client';
import * as z from 'zod';
import {connect, createClient} from '../tests/connect';
import {findProblems} from '../tests/findProblems';

const CALLS = 1400;
const SEED = 33;

it(`gives a bounded answer from its data to each of ${CALLS} random calls`, async () => {
  const client = await connect();
  expect(await findProblems(client, CALLS, SEED)).toEqual([]);
  expect((await client.listTools()).tools).toHaveLength(5);
});

it('would notice an answer that is too long, empty, or an unforeseen error', async () => {
  const server = new McpServer({name: 'bad', version: '0'});
  const texts = ['x'.repeat(25_001), '', 'Cannot read properties of undefined', 'root:x:0:0'];
  texts.forEach((text, at) =>
    server.registerTool(`bad_${at}`, {inputSchema: z.object({})}, () => ({
      content: [{type: 'text', text}],
      isError: true,
    })),
  );
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = createClient();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  expect(await findProblems(client, texts.length, SEED)).toHaveLength(texts.length);
});
