import {type Docs, findPage, readResource, type ServerOptions} from 'docs-mcp';
import {BASE_URL, MIGRATION_GUIDE, SITE_URL} from '../../config/addresses';
import {MCP_SERVER_NAME, MCP_URL} from '../../config/mcp';
import {redirects} from '../../config/redirects';
import {versions} from '../../config/versions';
import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';

/** Options of the MCP server for this site, including its own prompt. */
export const serverOptions: ServerOptions = {
  name: MCP_SERVER_NAME,
  title: 'Millrace documentation',
  version: '1.0.0',
  instructions:
    'The documentation of Millrace, a workflow-automation platform. Find sections with search, read them with get_page, ' +
    'and cite their addresses. v2 is the latest version; ask for v1 only where the user works with v1.',
  documentation: 'the Millrace documentation',
  siteUrl: SITE_URL + BASE_URL,
  url: MCP_URL,
  versions,
  redirects,
  add: [addMigrationPrompt],
};

const argsSchema = z.object({
  code: z.string().max(20_000).optional().describe('The v1 code to migrate; leave it out for a plan'),
});

const TASK = `Help me migrate from Millrace v1 to v2. The migration guide is attached; follow it rather than what you remember.

1. List every construct of v1 that the code uses, and its replacement in v2 from the guide. Look up what the guide does not cover with the tools search and get_page, in both versions.
2. Write the v2 code. Check each API that you use with get_page, and each limit with search.
3. Say what changes in behaviour, what has to be set up in the product, and what you could not verify.`;

/** Adds a prompt for migrating from v1. */
function addMigrationPrompt(server: McpServer, docs: Docs): void {
  server.registerPrompt(
    'migrate_from_v1',
    {title: 'Migrate from v1', description: 'Moves a workflow or code step from Millrace v1 to v2', argsSchema},
    ({code}) => {
      const guide = readResource(findPage(MIGRATION_GUIDE, docs).page, docs);
      const request = code ? `${TASK}\n\nThe v1 code:\n\n${code}` : `${TASK}\n\nAsk me for the code first.`;
      return {
        messages: [
          {role: 'user', content: {type: 'resource', resource: guide}},
          {role: 'user', content: {type: 'text', text: request}},
        ],
      };
    },
  );
}
