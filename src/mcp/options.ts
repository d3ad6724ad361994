import type {ServerOptions} from 'docs-mcp';
import {BASE_URL, REPOSITORY_URL, SITE_URL} from '../config/addresses';
import {codeLanguages} from '../config/codeLanguages';
import {MCP_SERVER_NAME, MCP_URL} from '../config/mcp';
import {redirects} from '../config/redirects';
import {sourceOfRoute, versions} from '../config/versions';
import {addExplainError} from './explainError';
import {addGetLimit} from './getLimit';
import {addMigrationPrompt} from './migrationPrompt';

/** What the MCP server is told of this site, with the tools that only it has. */
export const serverOptions: ServerOptions = {
  name: MCP_SERVER_NAME,
  title: 'Millrace documentation',
  version: '1.0.0',
  instructions:
    'The documentation of Millrace, a workflow-automation platform. Find sections with search, read them with get_page, ' +
    'and cite their addresses. Take figures from get_limit and errors from explain_error, because they are exact. v2 is ' +
    'the latest version; ask for v1 only where the user works with v1.',
  documentation: 'the Millrace documentation',
  siteUrl: SITE_URL + BASE_URL,
  url: MCP_URL,
  versions,
  redirects,
  languages: codeLanguages,
  issueUrl: `${REPOSITORY_URL}/issues/new`,
  sourceOf: sourceOfRoute,
  add: [addGetLimit, addExplainError, addMigrationPrompt],
};
