import {readFileSync} from 'node:fs';
import {isIP} from 'node:net';
import {join} from 'node:path';

/** The values of the configuration. Each name appears once in `nginx.conf` as `${NAME}`. */
export type ConfigValues = {
  readonly LOAD_MODULES: string;
  /** `user` line, needed where nginx is started by root; empty elsewhere. */
  readonly USER: string;
  readonly WORKERS: string;
  readonly RUN_DIR: string;
  readonly LOG_LEVEL: string;
  readonly MIME_TYPES: string;
  readonly BROTLI: string;
  /** Folder that holds `docs`, a link to the build. */
  readonly WEB_ROOT: string;
  readonly LISTEN: string;
  /** Value of Strict-Transport-Security. */
  readonly HSTS: string;
  /** How long an open file may be served before nginx looks for a newer one. */
  readonly FILE_CACHE: string;
  /** Host and port of the MCP server, which need not run. */
  readonly MCP: string;
  /** Which proxies are believed about the address of a client (`trustProxies`); empty without a proxy. */
  readonly REAL_IP: string;
};

/**
 * The lines that make nginx believe `X-Forwarded-For` of these proxies, and of nobody else.
 *
 * @param proxies addresses and networks, separated by spaces or commas
 * @throws when one is no address, because it would become part of the configuration
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

/**
 * Fills the template.
 *
 * @throws when the template names something that is not among the values
 */
export function renderConfig(template: string, values: ConfigValues): string {
  return template.replace(NAME, (_, name: string) => {
    const value = (values as Record<string, string>)[name];
    if (value === undefined)
      throw new Error(`nginx.conf names \${${name}}, which is not among ${Object.keys(values).join(', ')}`);
    return value;
  });
}

/** The template of the project. */
export function readTemplate(): string {
  return readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8');
}
