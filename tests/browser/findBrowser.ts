import {existsSync} from 'node:fs';
import {findPrograms} from '../../tools/findPrograms';

/** Chromium without windows, as Playwright installs it too: it renders the same pages, and tests take half the time. */
export const HEADLESS_SHELLS = ['chromium-headless-shell'];

/** Names of Chromium and Chrome; the last two are those of a Mac. */
export const FULL_BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'Google Chrome',
  'Chromium',
];

/** The file that `$CHROMIUM_PATH` names, in place of any other. */
function readGiven({CHROMIUM_PATH}: NodeJS.ProcessEnv): string | undefined {
  if (!CHROMIUM_PATH) return undefined;
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", and there is no such file`);
}

/**
 * Finds a browser without windows: `$CHROMIUM_PATH`, else an installed headless shell.
 *
 * @throws when `$CHROMIUM_PATH` is set and there is no such file
 */
const findHeadlessShell = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  readGiven(env) ?? findPrograms(HEADLESS_SHELLS, env)[0];

/**
 * Finds the browser that readers have, for what is measured and for what a headless shell lacks:
 * `$CHROMIUM_PATH`, else an installed Chromium or Chrome.
 *
 * @returns `undefined` where there is none: Playwright then looks for its own
 * @throws when `$CHROMIUM_PATH` is set and there is no such file
 */
export const findFullBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  readGiven(env) ?? findPrograms(FULL_BROWSERS, env)[0];

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
