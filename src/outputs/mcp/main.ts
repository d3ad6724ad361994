import {runDocsServer} from 'docs-mcp';
import {readPort} from '../../config/environment';
import {MCP_PORT} from '../../config/mcp';
import {serverOptions} from './options';

/** Entry point of the package that `npm run mcp:build` creates. */
runDocsServer(import.meta.dirname, serverOptions, () => readPort(MCP_PORT));
