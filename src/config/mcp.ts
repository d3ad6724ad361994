import {BASE_URL, SITE_URL} from './addresses';

/** Name of the server in clients. */
export const MCP_SERVER_NAME = 'millrace-docs';

/** The npm package that serves the documentation over stdio, without network access. */
export const MCP_PACKAGE = '@millrace/docs-mcp';

/** URL of the hosted server (streamable HTTP). */
export const MCP_URL = `${SITE_URL}${BASE_URL}mcp`;

/** Port of the hosted server behind nginx. */
export const MCP_PORT = 8090;

/** Whether a client uses the hosted server or starts one locally. */
export type McpTransport = 'http' | 'stdio';

/** How to set up a client: with a command or a configuration file. */
export type McpSetup = {
  readonly id: 'claude-code' | 'cursor' | 'vscode';
  /** Official name of the client. */
  readonly client: string;
  /** Language of the text, for highlighting. */
  readonly language: 'bash' | 'json';
  /** Configuration file, relative to the reader's project; `null` for a command. */
  readonly file: string | null;
  /** The text to copy. */
  readonly text: Readonly<Record<McpTransport, string>>;
};

// By default, npx asks the registry at every start, so the server wouldn't start without a network.
const stdio = {command: 'npx', args: ['-y', '--prefer-offline', MCP_PACKAGE]} as const;

const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Set-up of all clients, in the order of menus and pages. */
export const mcpSetups: readonly McpSetup[] = [
  {
    id: 'claude-code',
    client: 'Claude Code',
    language: 'bash',
    file: null,
    text: {
      http: `claude mcp add --transport http ${MCP_SERVER_NAME} ${MCP_URL}`,
      stdio: `claude mcp add ${MCP_SERVER_NAME} -- ${[stdio.command, ...stdio.args].join(' ')}`,
    },
  },
  {
    id: 'cursor',
    client: 'Cursor',
    language: 'json',
    file: '.cursor/mcp.json',
    text: {
      http: toJson({mcpServers: {[MCP_SERVER_NAME]: {url: MCP_URL}}}),
      stdio: toJson({mcpServers: {[MCP_SERVER_NAME]: stdio}}),
    },
  },
  {
    id: 'vscode',
    client: 'VS Code',
    language: 'json',
    file: '.vscode/mcp.json',
    text: {
      http: toJson({servers: {[MCP_SERVER_NAME]: {type: 'http', url: MCP_URL}}}),
      stdio: toJson({servers: {[MCP_SERVER_NAME]: {type: 'stdio', ...stdio}}}),
    },
  },
];
