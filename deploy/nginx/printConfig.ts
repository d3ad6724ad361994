import {MCP_PORT} from '../../src/config/mcp';
import {readTemplate, renderConfig, trustProxies} from './renderConfig';

/** Prints the configuration of the container: unprivileged, everything it writes below /tmp. */
process.stdout.write(
  renderConfig(readTemplate(), {
    LOAD_MODULES: 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
    USER: '',
    WORKERS: 'auto',
    RUN_DIR: '/tmp',
    LOG_LEVEL: 'warn',
    MIME_TYPES: '/etc/nginx/mime.types',
    BROTLI: 'brotli_static on;',
    WEB_ROOT: '/srv/millrace',
    LISTEN: '8080',
    HSTS: 'max-age=31536000; includeSubDomains',
    FILE_CACHE: '60s',
    MCP: `127.0.0.1:${MCP_PORT}`,
    REAL_IP: trustProxies(process.env.TRUSTED_PROXIES ?? ''),
  }),
);
