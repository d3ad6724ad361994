import {readFileSync} from 'node:fs';
import {isIP} from 'node:net';
import {join} from 'node:path';
import {MCP_PORT} from '../../src/config/mcp';

/** What the configuration is filled with for a user that is not root: each name appears in `nginx.conf` as `${NAME}`. */
const VALUES = {
  LOAD_MODULES: 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
  /** `user` line, needed where nginx is started by root. */
  USER: '',
  WORKERS: 'auto',
  /** Folder of everything that nginx writes. */
  RUN_DIR: '/tmp',
  MIME_TYPES: '/etc/nginx/mime.types',
  BROTLI: 'brotli_static on;',
  /** Folder that holds `docs`, a link to the build. */
  WEB_ROOT: '/srv/millrace',
  LISTEN: '8080',
  /** Value of Strict-Transport-Security. */
  HSTS: 'max-age=31536000; includeSubDomains',
  /** How long an open file may be served before nginx looks for a newer one. */
  FILE_CACHE: '60s',
  /** Host and port of the MCP server, which need not run. */
  MCP: `127.0.0.1:${MCP_PORT}`,
  /** Which proxies are believed about the address of a client (`trustProxies`). */
  REAL_IP: '',
};

/**
 * The lines that make nginx believe `X-Forwarded-For` of these proxies, and of nobody else.
 *
 * @param proxies addresses and networks, separated by spaces or commas
 * @throws when one isn't an address, because it would become part of the configuration
 */
export function trustProxies(proxies: string): string {
  const addresses = proxies.split(/[\s,]+/).filter((address) => address !== '');
  for (const address of addresses) {
    const [host = '', bits, ...rest] = address.split('/');
    if (isIP(host) === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)) || rest.length > 0) {
      throw new Error(
        `TRUSTED_PROXIES has "${address}". It takes addresses and networks such as 10.0.0.0/8 or fd00::/8.`,
      );
    }
  }
  if (addresses.length === 0) return '';
  const from = addresses.map((address) => `set_real_ip_from ${address};`);
  return [...from, 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'].join('\n  ');
}

const NAME = /\$\{([A-Z_]+)\}/g;

/** Fills the template, with other values than the usual ones where they are given. nginx refuses a name that is left. */
export function renderConfig(given: Partial<typeof VALUES>): string {
  const values: Readonly<Record<string, string>> = {...VALUES, ...given};
  return readTemplate().replace(NAME, (whole, name: string) => values[name] ?? whole);
}

/** The template of the project. */
export function readTemplate(): string {
  return readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8');
}
