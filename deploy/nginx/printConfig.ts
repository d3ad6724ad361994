import {resolve} from 'node:path';
import {MCP_PORT} from '../../src/config/mcp';
import {readTemplate, renderConfig, trustProxies} from './renderConfig';

const {WEB_ROOT = '/srv/millrace', RUN_DIR = '/tmp', LISTEN = '8080', TRUSTED_PROXIES = ''} = process.env;

/** Prints the configuration for a user that is not root: everything it writes is below RUN_DIR, `/tmp` in the container. */
process.stdout.write(
  renderConfig(readTemplate(), {
    LOAD_MODULES: 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
    USER: '',
    WORKERS: 'auto',
    RUN_DIR: resolve(RUN_DIR),
    LOG_LEVEL: 'warn',
    MIME_TYPES: '/etc/nginx/mime.types',
    BROTLI: 'brotli_static on;',
    WEB_ROOT: resolve(WEB_ROOT),
    LISTEN,
    HSTS: 'max-age=31536000; includeSubDomains',
    FILE_CACHE: '60s',
    MCP: `127.0.0.1:${MCP_PORT}`,
    REAL_IP: trustProxies(TRUSTED_PROXIES),
  }),
);
