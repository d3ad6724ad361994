/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';
import {resolveFacts} from '../../src/facts';

const file = readFileSync('static/pgp-key.asc', 'utf8');
const page = resolveFacts(readFileSync('docs/privacy-and-security/pgp-key/index.mdx', 'utf8')).text;

const PROPERTIES = ['User ID', 'Fingerprint', 'Key ID', 'Algorithm and length', 'Created', 'Expires'];
const LONGEST_HEX = 8;

/** Nobody has a private key yet, so nobody could decrypt a report that uses an invented key. */
it('the page shows the placeholder key from the file', () => {
  expect(file).toMatch(
    /^-----BEGIN PGP PUBLIC KEY BLOCK-----\n[\s\S]*PLACEHOLDER[\s\S]*\n-----END PGP PUBLIC KEY BLOCK-----\n$/,
  );
  expect(page).toContain(file.trim());
});

it.each(PROPERTIES)('%s is a placeholder', (property) => {
  expect(page).toMatch(new RegExp(`^\\| ${property} \\| \`PLACEHOLDER`, 'm'));
});

it('the page contains no fingerprint or key ID that looks real', () => {
  const digits = page.replace(/\b([0-9A-F]{4}) +(?=[0-9A-F]{4}\b)/g, '$1');
  expect(digits).not.toMatch(new RegExp(`\\b[0-9A-F]{${LONGEST_HEX},}\\b`));
});

it('the page explains how to report without a key', () => {
  expect(page).toContain(':::warning[No key is published yet]');
  expect(page).toContain('{/* #without-a-key */}');
  expect(page).toContain('`security@millrace.example`');
});
