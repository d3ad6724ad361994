import {describe, expect, it} from '@jest/globals';
import {readTemplate, renderConfig, trustProxies, type ConfigValues} from './renderConfig';

const VALUES: ConfigValues = {
  LOAD_MODULES: '',
  USER: '',
  WORKERS: '1',
  RUN_DIR: '/tmp/run',
  LOG_LEVEL: 'warn',
  MIME_TYPES: 'mime.types',
  BROTLI: '',
  WEB_ROOT: '/srv',
  LISTEN: '8080',
  HSTS: 'max-age=1',
  FILE_CACHE: '1s',
  MCP: '127.0.0.1:8090',
  REAL_IP: '',
};

describe('renderConfig', () => {
  it('fills every name of the template', () => {
    expect(renderConfig(readTemplate(), VALUES)).not.toMatch(/\$\{[A-Z_]+\}/);
  });

  it('leaves the variables of nginx alone', () => {
    expect(renderConfig('return 301 $moved_to$is_args$args; "${uri}index.html"', VALUES)).toBe(
      'return 301 $moved_to$is_args$args; "${uri}index.html"',
    );
  });

  it('refuses a name it does not know', () => {
    expect(() => renderConfig('${LISTEM}', VALUES)).toThrow(/LISTEM.*LISTEN/);
  });
});

describe('trustProxies', () => {
  it('believes the named proxies, and nobody without a name', () => {
    expect(trustProxies('10.0.0.0/8, fd00::1')).toBe(
      'set_real_ip_from 10.0.0.0/8;\n  set_real_ip_from fd00::1;\n  real_ip_header X-Forwarded-For;\n  real_ip_recursive on;',
    );
    expect(trustProxies('')).toBe('');
  });

  it.each(['proxy.example', '10.0.0.1;', '10.0.0.0/8/8', '10.0.0.0/x'])('refuses %s', (proxies) => {
    expect(() => trustProxies(proxies)).toThrow(/TRUSTED_PROXIES has .*such as 10\.0\.0\.0\/8/);
  });
});
