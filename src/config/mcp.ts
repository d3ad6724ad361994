import {BASE_URL, SITE_URL} from './addresses';

/** Name under which clients list the server. */
export const MCP_SERVER_NAME = 'millrace-docs';

/** Package on npm that serves the documentation over stdio, without a network. */
export const MCP_PACKAGE = '@millrace/docs-mcp';

/** Address of the hosted server, which speaks streamable HTTP. */
export const MCP_URL = `${SITE_URL}${BASE_URL}mcp`;

/** Port on which the hosted server listens behind nginx. */
export const MCP_PORT = 8090;

/** How a client reaches the server: the hosted one, or one started on the reader's machine. */
export type McpTransport = 'http' | 'stdio';

/** How one client is set up: what to run, or what to put into which file. */
export type McpSetup = {
  readonly id: 'claude-code' | 'cursor' | 'vscode';
  /** Name of the client as its makers write it. */
  readonly client: string;
  /** Language of the text, for highlighting. */
  readonly language: 'bash' | 'json';
  /** File that the text belongs in, from the root of the reader's project; `null` for a command. */
  readonly file: string | null;
  /** The text to copy. */
  readonly text: Readonly<Record<McpTransport, string>>;
};

const stdio = {command: 'npx', args: ['-y', MCP_PACKAGE]} as const;

const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** The set-up of every client, in the order in which menus and pages list them. */
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
