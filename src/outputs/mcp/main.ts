import {runDocsServer} from 'docs-mcp';
import {readPort} from '../../config/environment';
import {MCP_PORT} from '../../config/mcp';
import {serverOptions} from './options';

/** The program of the package that `npm run mcp:build` makes. */
runDocsServer(import.meta.dirname, serverOptions, () => readPort(MCP_PORT));
