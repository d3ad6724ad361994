/** Bumps the versions of the packages, and updates their changelogs and the lockfile. */
import {execFileSync} from 'node:child_process';

const runCommand = (command: string, ...args: readonly string[]): Buffer =>
  execFileSync(command, args, {stdio: 'inherit'});

runCommand('npx', '--no-install', 'changeset', 'version');
runCommand('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
