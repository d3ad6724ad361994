import {McpServer} from '@modelcontextprotocol/server';
import {withFormattedErrors} from './formatIssues';
import {createDocs, type Docs, type DocsData, type ServerOptions} from './data/createDocs';
import {registerResources} from './resources';
import {registerGetPageTool} from './tools/getPage';
import {registerListPagesTool} from './tools/listPages';
import {registerSearchTool} from './tools/search';

/** Maximum number of values in a tool's arguments. No tool needs more, so others are rejected before validation. */
const MAX_ARGUMENTS = 20;

/** The data is static, so clients needn't subscribe to changes. */
const NOTHING_CHANGES = {tools: {listChanged: false}, resources: {listChanged: false}, prompts: {listChanged: false}};

function createServer(docs: Docs): McpServer {
  const {name, title, version, instructions, add = []} = docs.site;
  const server = new McpServer(
    {name, title, version, websiteUrl: docs.site.siteUrl},
    {instructions, maxToolInputElements: MAX_ARGUMENTS, capabilities: NOTHING_CHANGES},
  );
  const connect = server.connect.bind(server);
  server.connect = (transport) => connect(withFormattedErrors(transport));
  for (const register of [registerSearchTool, registerGetPageTool, registerListPagesTool, registerResources, ...add])
    register(server, docs);
  return server;
}

/**
 * Loads the documentation into memory and returns a factory of servers, one for each connection or request. The same
 * factory works for stdio and HTTP.
 */
export function createDocsServer(data: DocsData, options: ServerOptions): () => McpServer {
  const docs = createDocs(data, options);
  return () => createServer(docs);
}
