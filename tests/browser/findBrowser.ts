import {existsSync} from 'node:fs';
import {findPrograms} from '../../tools/findPrograms';

/** Headless Chromium, as installed by Playwright. It renders the same pages in half the time. */
export const HEADLESS_SHELLS = ['chromium-headless-shell'];

/** Names of Chromium and Chrome. The last two are for macOS. */
export const FULL_BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'Google Chrome',
  'Chromium',
];

/** The file in `$CHROMIUM_PATH`, which overrides all others. */
function readGiven({CHROMIUM_PATH}: NodeJS.ProcessEnv): string | undefined {
  if (!CHROMIUM_PATH) return undefined;
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", and there is no such file`);
}

/**
 * Finds a headless browser: `$CHROMIUM_PATH`, or else an installed headless shell.
 *
 * @throws if `$CHROMIUM_PATH` is set but doesn't exist
 */
const findHeadlessShell = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  readGiven(env) ?? findPrograms(HEADLESS_SHELLS, env)[0];

/**
 * Finds a full browser for measurements and features that a headless shell doesn't have: `$CHROMIUM_PATH`, or else an
 * installed Chromium or Chrome.
 *
 * @returns `undefined` if there is none, so that Playwright searches for its own
 * @throws if `$CHROMIUM_PATH` is set but doesn't exist
 */
export const findFullBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  readGiven(env) ?? findPrograms(FULL_BROWSERS, env)[0];

/** Finds the browser for tests: a headless shell, or else a full browser. */
export const findBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  findHeadlessShell(env) ?? findFullBrowser(env);

/** Switches that disable all network requests except for the tested pages. */
export const BROWSER_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
