import {defineConfig} from '@playwright/test';
import {BROWSER_SWITCHES, findBrowser} from '../browser/findBrowser';

const PORT = 4176;
const RESULTS = '../../test-results/visual';

/** Pictures of one build (`$VISUAL_BUILD`): `npm run visual` takes them of the base, and compares. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.visual.ts',
  outputDir: `${RESULTS}/differences`,
  snapshotPathTemplate: `${RESULTS}/base/{arg}{ext}`,
  fullyParallel: true,
  reporter: [['line'], ['html', {outputFolder: `${RESULTS}/report`, open: 'never'}]],
  expect: {toHaveScreenshot: {animations: 'disabled', threshold: 0.1, maxDiffPixels: 0}},
  use: {
    baseURL: `http://localhost:${PORT}/docs/`,
    launchOptions: {executablePath: findBrowser(), args: BROWSER_SWITCHES},
    contextOptions: {reducedMotion: 'reduce'},
  },
  webServer: {
    command: `npm run serve -- ${process.env.VISUAL_BUILD}`,
    cwd: '../..',
    env: {PORT: String(PORT)},
    url: `http://localhost:${PORT}/docs/`,
    reuseExistingServer: false,
  },
});
