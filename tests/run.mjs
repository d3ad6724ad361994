#!/usr/bin/env node
/** The test command before its packages are there: installs them, then hands over to `tests/command`. */
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';

/** Runs a program in this terminal and returns its exit code. */
function run(command, args) {
  const {status} = spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'});
  return status ?? 1;
}

/** Why the packages have to be installed; nothing where they are up to date. */
function findReason() {
  if (!existsSync(INSTALLED)) return 'node_modules is missing or was not finished';
  if (statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs) return null;
  return `package-lock.json has changed since the packages were installed (it is newer than ${INSTALLED})`;
}

const reason = findReason();
if (reason) console.log(`${reason}: npm ci installs the packages first, in about a minute`);
if (reason && run('npm', ['ci', '--no-audit', '--no-fund']) !== 0) {
  console.error('npm ci failed, so the packages are not installed');
  console.log('0 passed, 1 failed');
  process.exit(1);
}
process.exit(run('node', ['--import', 'tsx', 'tests/command/main.ts', ...process.argv.slice(2)]));
