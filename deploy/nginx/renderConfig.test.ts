import {expect, it} from '@jest/globals';
import {trustProxies} from './renderConfig';

it('trusts only the named proxies', () => {
  expect(trustProxies('10.0.0.0/8, fd00::1')).toBe(
    'set_real_ip_from 10.0.0.0/8;\n  set_real_ip_from fd00::1;\n  real_ip_header X-Forwarded-For;\n  real_ip_recursive on;',
  );
  expect(trustProxies('')).toBe('');
});

it.each(['proxy.example', '10.0.0.1;', '10.0.0.0/8/8', '10.0.0.0/x'])('rejects the proxy %s', (proxies) => {
  expect(() => trustProxies(proxies)).toThrow(/TRUSTED_PROXIES has .*such as 10\.0\.0\.0\/8/);
});
