#!/usr/bin/env node
/** The test command before its packages are installed: installs them, then runs `tests/command`. */
import {spawnSync} from 'node:child_process';
import {installPackages} from '../tools/installPackages.mjs';

if (!installPackages()) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const args = ['--import', 'tsx', 'tests/command/main.ts', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, {stdio: 'inherit'}).status ?? 1);
