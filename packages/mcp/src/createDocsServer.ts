import {McpServer} from '@modelcontextprotocol/server';
import {MCP_SERVER_NAME} from '../../../src/config/mcp';
import {createDocs, type Docs} from './data/createDocs';
import type {DocsData} from './data/docsData';
import {addMigrationPrompt} from './migrationPrompt';
import {addResources} from './resources';
import {addExplainError} from './tools/explainError';
import {addGetLimit} from './tools/getLimit';
import {addGetPage} from './tools/getPage';
import {addGetSample} from './tools/getSample';
import {addListPages} from './tools/listPages';
import {addReportProblem} from './tools/reportProblem';
import {addSearch} from './tools/search';

/** No tool has more arguments; what is longer is refused before it is read. */
const MAX_ARGUMENTS = 20;

/** Nothing changes while the server runs, so clients need not listen for it. */
const NOTHING_CHANGES = {
  tools: {listChanged: false},
  resources: {listChanged: false},
  prompts: {listChanged: false},
};

const INSTRUCTIONS =
  'The documentation of Millrace, a workflow-automation platform. Find sections with search, read them with get_page, ' +
  'and cite their addresses. Take figures from get_limit and errors from explain_error, because they are exact. v2 is ' +
  'the latest version; ask for v1 only where the user works with v1.';

/** Where the library looks up the names that clients send. */
const TABLES = ['_registeredTools', '_registeredPrompts', '_registeredResources', '_registeredResourceTemplates'];

/** Leaves the tables of the library with the names that they were given: plain objects know `constructor` too. */
function forgetInheritedNames(server: McpServer): void {
  for (const name of TABLES) Object.setPrototypeOf(Reflect.get(server, name) as object, null);
}

function buildServer(docs: Docs, version: string): McpServer {
  const server = new McpServer(
    {name: MCP_SERVER_NAME, title: 'Millrace documentation', version, websiteUrl: docs.siteUrl},
    {instructions: INSTRUCTIONS, maxToolInputElements: MAX_ARGUMENTS, capabilities: NOTHING_CHANGES},
  );
  for (const add of [
    addSearch,
    addGetPage,
    addListPages,
    addGetLimit,
    addExplainError,
    addGetSample,
    addReportProblem,
  ]) {
    add(server, docs);
  }
  addResources(server, docs);
  addMigrationPrompt(server, docs);
  forgetInheritedNames(server);
  return server;
}

/**
 * Puts the documentation into memory once and returns the factory of its servers, one for each connection or request.
 * The same factory serves stdio and HTTP.
 */
export function createDocsServer(data: DocsData): () => McpServer {
  const docs = createDocs(data);
  return () => buildServer(docs, data.version);
}
