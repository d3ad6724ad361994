import {expect, it} from '@jest/globals';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {MCP_URL, mcpSetups} from '../../config/mcp';
import {versions} from '../../config/versions';
import {createElement} from '../placeholders/replacePlaceholders';
import {remarkAgentSetup} from './remarkAgentSetup';

function print(name: string, attributes: Readonly<Record<string, string>> = {}, hasDownloads?: boolean): string {
  const tree: Root = {type: 'root', children: [createElement(name, attributes, [])]};
  remarkAgentSetup({hasDownloads})(tree, new VFile({path: 'docs/a/index.mdx', value: ''}));
  return JSON.stringify(tree.children);
}

it.each(['http', 'stdio'] as const)('shows the setup of every client over %s', (transport) => {
  const printed = print('McpSetup', {transport});
  for (const {client, text} of mcpSetups) {
    expect(printed).toContain(client);
    expect(printed).toContain(JSON.stringify(text[transport]));
  }
  expect(printed.includes(MCP_URL)).toBe(transport === 'http');
});

it('throws for an unknown transport', () => {
  expect(() => print('McpSetup', {transport: 'smoke'})).toThrow(/"smoke".*http, stdio/);
});

it("links to the downloads of every version if they're published", () => {
  const printed = print('OfflineDownloads', {}, true);
  for (const {id} of versions) expect(printed).toContain(`pathname:///docs/offline/millrace-docs-${id}.zip`);
});

it('explains how to create the downloads if there are none', () => {
  const printed = print('OfflineDownloads');
  expect(printed).toContain('npm run offline');
  expect(printed).not.toMatch(/\.zip/);
});
