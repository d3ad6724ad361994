import {resolve} from 'node:path';
import {renderConfig, trustProxies} from './renderConfig';

const {WEB_ROOT = '/srv/millrace', RUN_DIR = '/tmp', LISTEN = '8080', TRUSTED_PROXIES = ''} = process.env;

/**
 * Prints the configuration for a user other than root. nginx only writes to RUN_DIR, which is `/tmp` in the container.
 */
process.stdout.write(
  renderConfig({
    RUN_DIR: resolve(RUN_DIR),
    WEB_ROOT: resolve(WEB_ROOT),
    LISTEN,
    REAL_IP: trustProxies(TRUSTED_PROXIES),
  }),
);
