/** Writes the next versions and change logs of the packages, and the lockfile that goes with them. */
import {execFileSync} from 'node:child_process';

const run = (command: string, ...args: readonly string[]): Buffer => execFileSync(command, args, {stdio: 'inherit'});

run('npx', '--no-install', 'changeset', 'version');
run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
