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

const isInstalled = existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
if (!isInstalled && run('npm', ['ci', '--no-audit', '--no-fund']) !== 0) {
  console.error('npm ci failed, so the packages are not installed');
  console.log('0 passed, 1 failed');
  process.exit(1);
}
process.exit(run('node', ['--import', 'tsx', 'tests/command/main.ts', ...process.argv.slice(2)]));
