import {spawnSync} from 'node:child_process';
import {findBrowser} from '../browser/findBrowser';
import type {Step} from './step';
import {installFromDebian} from './installFromDebian';

/**
 * Provides a browser for the checks that need one: `$CHROMIUM_PATH`, an installed
 * Chromium or Chrome, Debian's package, or Playwright's own, in this order.
 *
 * @returns variables for the checks
 * @throws with what to do, when there is none and none can be installed
 */
export function prepareBrowser(chosen: readonly Step[]): Record<string, string> {
  if (!chosen.some(({needsBrowser}) => needsBrowser)) return {};
  const file = findBrowser() ?? (installFromDebian(['chromium']) ? findBrowser() : undefined);
  if (file) return {CHROMIUM_PATH: file};
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'}).status === 0) return {};
  throw new Error('No browser found. Install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH.');
}
