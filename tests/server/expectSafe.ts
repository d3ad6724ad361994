import {expect} from '@jest/globals';

/** Expects the headers that every answer has, whatever its status. */
export function expectSafe({headers}: {readonly headers: Readonly<Record<string, unknown>>}): void {
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'/);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    server: 'nginx',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
}
