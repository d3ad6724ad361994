import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Chromium without windows, as Playwright installs it too: it renders the same pages, and tests take half the time. */
const HEADLESS_SHELLS = ['chromium-headless-shell'];

/** Names of Chromium and Chrome on the path, and where macOS keeps them. */
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The file that `$CHROMIUM_PATH` names, in place of any other. */
function readGiven({CHROMIUM_PATH}: NodeJS.ProcessEnv): string | undefined {
  if (!CHROMIUM_PATH) return undefined;
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", and there is no such file`);
}

function findOnPath(names: readonly string[], {PATH = ''}: NodeJS.ProcessEnv): string | undefined {
  const folders = PATH.split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/**
 * Finds a browser without windows: `$CHROMIUM_PATH`, else an installed headless shell.
 *
 * @throws when `$CHROMIUM_PATH` is set and there is no such file
 */
export const findHeadlessShell = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  readGiven(env) ?? findOnPath(HEADLESS_SHELLS, env);

/**
 * Finds the browser that readers have, for what is measured and for what a headless shell lacks:
 * `$CHROMIUM_PATH`, else an installed Chromium or Chrome.
 *
 * @returns `undefined` where there is none: Playwright then looks for its own
 * @throws when `$CHROMIUM_PATH` is set and there is no such file
 */
export const findFullBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  readGiven(env) ?? findOnPath(FULL_BROWSERS, env) ?? MAC_APPS.find((file) => existsSync(file));

/** Finds the browser for tests: a headless shell, else the browser that readers have. */
export const findBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  findHeadlessShell(env) ?? findFullBrowser(env);

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
