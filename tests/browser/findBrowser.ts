import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Names of Chromium and Chrome on the path, and where macOS keeps them. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds the browser for the browser tests: `$CHROMIUM_PATH`, else an installed Chromium or Chrome.
 *
 * @returns `undefined` where there is none: Playwright then looks for its own
 * @throws when `$CHROMIUM_PATH` is set and there is no such file
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is "${given}", and there is no such file`);
    return given;
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...installed, ...MAC_APPS].find((file) => existsSync(file));
}

/** Switches under which a browser asks nothing of the network but the pages under test. */
export const BROWSER_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
