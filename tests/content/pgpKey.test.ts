/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createMessage, encrypt, readKey, readMessage, type Key} from 'openpgp';
import {resolveFacts} from '../../src/facts/substituteFacts';

const DAY = 24 * 60 * 60 * 1000;
const WARNING_DAYS = 60;
const file = readFileSync('static/pgp-key.asc', 'utf8');
const page = resolveFacts(readFileSync('docs/privacy-and-security/pgp-key/index.mdx', 'utf8'), 'v2').text;

function hasGpg(): boolean {
  try {
    execFileSync('gpg', ['--version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

function compact(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

describe('the PGP key', () => {
  let key: Key;
  beforeAll(async () => {
    key = await readKey({armoredKey: file});
  });

  it('is shown on the page as it is in the file', () => {
    expect(page).toContain(file.trim());
  });

  it('has the fingerprint, key ID and user ID of the table', () => {
    const fingerprint = /\| Fingerprint \| `([^`]+)` \|/.exec(page)?.[1] ?? '';
    expect(compact(fingerprint)).toBe(key.getFingerprint().toUpperCase());
    expect(page).toContain(`| Key ID | \`${key.getKeyID().toHex().toUpperCase()}\` |`);
    expect(page).toContain(`| User ID | \`${key.getUserIDs()[0]}\` |`);
    expect(page).toContain(`--recipient ${key.getFingerprint().toUpperCase()}`);
  });

  it('has the dates of the table, and does not expire soon', async () => {
    const expires = await key.getExpirationTime();
    if (!(expires instanceof Date)) throw new Error('static/pgp-key.asc has no date of expiry');
    expect(page).toContain(`| Created | ${key.getCreationTime().toISOString().slice(0, 10)} |`);
    expect(page).toContain(`| Expires | ${expires.toISOString().slice(0, 10)} |`);
    expect(expires.getTime() - Date.now()).toBeGreaterThan(WARNING_DAYS * DAY);
  });

  it('holds no private half', () => {
    expect(key.isPrivate()).toBe(false);
  });

  it('encrypts a report, for the subkey of the table', async () => {
    const armored = await encrypt({message: await createMessage({text: 'a report'}), encryptionKeys: key});
    const [recipient] = (await readMessage({armoredMessage: armored})).getEncryptionKeyIDs();
    const subkey = /\| Encryption subkey \| `([0-9A-F]{40})` \|/.exec(page)?.[1] ?? '';
    expect(subkey.endsWith(recipient?.toHex().toUpperCase() ?? 'none')).toBe(true);
  });
});

(hasGpg() ? describe : describe.skip)('the commands of the page, with gpg', () => {
  const home = mkdtempSync(join(tmpdir(), 'pgp-page-'));
  const gpg = (...args: string[]) =>
    execFileSync('gpg', ['--batch', '--homedir', home, ...args], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  afterAll(() => rmSync(home, {recursive: true, force: true}));

  it('show the fingerprint as the page does', () => {
    const shown = gpg('--show-keys', '--with-fingerprint', 'static/pgp-key.asc').replaceAll('Key fingerprint = ', '');
    const output = /```text title="Output"\n([\s\S]*?)```/.exec(page)?.[1] ?? 'no output on the page';
    expect(compact(shown)).toBe(compact(output));
  });

  it('import the key and encrypt a file', () => {
    const fingerprint = /--recipient ([0-9A-F]{40})/.exec(page)?.[1] ?? '';
    const report = join(home, 'report.txt');
    writeFileSync(report, 'a report');
    gpg('--import', 'static/pgp-key.asc');
    gpg('--trust-model', 'always', '--armor', '--encrypt', '--recipient', fingerprint, '--output', `${report}.asc`, report);
    expect(readFileSync(`${report}.asc`, 'utf8')).toMatch(/^-----BEGIN PGP MESSAGE-----/);
  });
});
