import {readFileSync} from 'node:fs';
import {isIP} from 'node:net';
import {join} from 'node:path';
import {MCP_PORT} from '../../src/config/mcp';

/** Default values for a user other than root. Each name appears in `nginx.conf` as `${NAME}`. */
const VALUES = {
  LOAD_MODULES: 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
  /** The `user` line, which is required if root starts nginx. */
  USER: '',
  WORKERS: 'auto',
  /** Folder for all files that nginx writes. */
  RUN_DIR: '/tmp',
  MIME_TYPES: '/etc/nginx/mime.types',
  BROTLI: 'brotli_static on;',
  /** Folder with `docs`, which links to the build. */
  WEB_ROOT: '/srv/millrace',
  LISTEN: '8080',
  /** Value of Strict-Transport-Security. */
  HSTS: 'max-age=31536000; includeSubDomains',
  /** How long nginx can serve an open file before checking for a newer version. */
  FILE_CACHE: '60s',
  /** Host and port of the MCP server, which doesn't have to be running. */
  MCP: `127.0.0.1:${MCP_PORT}`,
  /** Lines that define the trusted proxies, from `trustProxies`. */
  REAL_IP: '',
};

/**
 * Returns the lines that make nginx trust `X-Forwarded-For` from these proxies only.
 *
 * @param proxies addresses and networks, separated by spaces or commas
 * @throws if one isn't an address, because it could inject configuration
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

/** Fills in the template with the default and given values. Doesn't replace unknown names, which nginx rejects. */
export function renderConfig(given: Partial<typeof VALUES>): string {
  const values: Readonly<Record<string, string>> = {...VALUES, ...given};
  return readTemplate().replace(NAME, (whole, name: string) => values[name] ?? whole);
}

/** Reads the template `nginx.conf`. */
export function readTemplate(): string {
  return readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8');
}
