/** Writes the next versions and change logs of the packages, and the lockfile that goes with them. */
import {execFileSync} from 'node:child_process';

const runCommand = (command: string, ...args: readonly string[]): Buffer =>
  execFileSync(command, args, {stdio: 'inherit'});

runCommand('npx', '--no-install', 'changeset', 'version');
runCommand('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
