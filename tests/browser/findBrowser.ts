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

/** Finds `$CHROMIUM_PATH`, or else an installed program. Without one, Playwright searches for its own browser. */
function findInstalled(names: readonly string[]): string | undefined {
  const {CHROMIUM_PATH} = process.env;
  if (!CHROMIUM_PATH) return findPrograms(names)[0];
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", and there is no such file`);
}

/** Finds a full browser for measurements and features that a headless shell doesn't have. */
export const findFullBrowser = (): string | undefined => findInstalled(FULL_BROWSERS);

/** Finds the browser for tests: a headless shell, or else a full browser. */
export const findBrowser = (): string | undefined => findInstalled(HEADLESS_SHELLS) ?? findFullBrowser();

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
