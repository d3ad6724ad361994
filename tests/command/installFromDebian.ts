import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const aptGet = (...args: readonly string[]): boolean => spawnSync('apt-get', args, {stdio: 'inherit'}).status === 0;

/** Installs Debian's packages, where this user may, and says whether they are there then. */
export function installFromDebian(packages: readonly string[], options: readonly string[] = []): boolean {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return mayInstall && aptGet('update', '-qq') && aptGet('install', '-y', '-qq', ...options, ...packages);
}
