import {spawnSync} from 'node:child_process';
import {findBrowser, findFullBrowser, findHeadlessShell} from '../browser/findBrowser';
import type {Step} from './step';
import {installFromDebian} from './installFromDebian';

/**
 * Provides a browser for the checks that need one. Debian's packages are installed where they are missing and
 * this user may: the browser that readers have, and the headless shell in which tests run faster. Elsewhere, an
 * installed browser does for both, or Playwright's own.
 *
 * @throws with what to do, when there is none and none can be installed
 */
export function prepareBrowser(chosen: readonly Step[]): void {
  if (!chosen.some(({needsBrowser}) => needsBrowser)) return;
  if (!findFullBrowser()) installFromDebian(['chromium']);
  if (!findHeadlessShell()) installFromDebian(['chromium-headless-shell']);
  if (findBrowser()) return;
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'}).status === 0) return;
  throw new Error('No browser found. Install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH.');
}
