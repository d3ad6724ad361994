import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';

// This program runs before any package is installed, and shares plain data with the TypeScript of the checks.
const {names, macApps} = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8'));

const succeeds = (command, args) => spawnSync(command, args, {stdio: 'inherit'}).status === 0;

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...installed, ...macApps].find((file) => existsSync(file));
}

/** Debian's Chromium, where this user may install packages. */
function installFromDebian() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return mayInstall &&
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', 'chromium'])
    ? findInstalled()
    : undefined;
}

/**
 * Provides a browser for the checks that need one: `$CHROMIUM_PATH`, an installed
 * Chromium or Chrome, Debian's package, or Playwright's own, in this order.
 *
 * @param {readonly {name: string, needsBrowser?: boolean}[]} chosen the checks of this run
 * @returns {Record<string, string>} variables for the checks
 * @throws with what to do, when there is none and none can be installed
 */
export function prepareBrowser(chosen) {
  if (!chosen.some(({needsBrowser}) => needsBrowser)) return {};
  const file = process.env.CHROMIUM_PATH ?? findInstalled() ?? installFromDebian();
  if (file) return {CHROMIUM_PATH: file};
  if (succeeds('npx', ['playwright', 'install', 'chromium'])) return {};
  throw new Error('No browser found. Install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH.');
}
