import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {MIGRATION_GUIDE} from '../config/addresses';
import {type Docs, findPage, readResource} from 'docs-mcp';

const argsSchema = z.object({
  code: z.string().max(20_000).optional().describe('The v1 code to migrate; leave it out for a plan'),
});

const TASK = `Help me migrate from Millrace v1 to v2. The migration guide is attached; follow it rather than what you remember.

1. List every construct of v1 that the code uses, and its replacement in v2 from the guide. Look up what the guide does not cover with the tools search and get_page, in both versions.
2. Write the v2 code. Check each API that you use with get_page or get_sample, and each limit with get_limit.
3. Say what changes in behaviour, what has to be set up in the product, and what you could not verify.`;

/** Adds the prompt that starts a migration from v1. */
export function addMigrationPrompt(server: McpServer, docs: Docs): void {
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
