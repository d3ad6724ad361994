import {Client, InMemoryTransport, type CallToolResult} from '@modelcontextprotocol/client';
import {createDocsServer} from '../src/createDocsServer';
import type {DocsData, ServerOptions} from '../src/data/createDocs';
import {fixture, site} from './fixture';

/** What a tool answered: its text, and whether it says that something was wrong. */
export type Answer = {readonly text: string; readonly isError: boolean};

/** The official client, not yet connected; `auto` makes it ask for the latest revision of the protocol. */
export function createClient(mode: 'legacy' | 'auto' = 'legacy'): Client {
  return new Client({name: 'tests', version: '1.0.0'}, {versionNegotiation: {mode}});
}

/** Connects the official client to a server in the same process. */
export async function connect(data: DocsData = fixture, options: ServerOptions = site): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = createClient();
  await Promise.all([createDocsServer(data, options)().connect(theirs), client.connect(ours)]);
  return client;
}

/** Calls a tool; its answer is one text. */
export async function callTool(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const {content, isError} = (await client.callTool({name, arguments: args})) as CallToolResult;
  const [first] = content;
  if (content.length !== 1 || first?.type !== 'text') throw new Error(`${name} answered ${JSON.stringify(content)}`);
  return {text: first.text, isError: isError === true};
}
