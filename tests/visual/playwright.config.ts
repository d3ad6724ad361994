import {defineConfig} from '@playwright/test';
import {openAt, serveAt} from '../browser/servedBuild';

const PORT = 4176;
const RESULTS = '../../test-results/visual';

/** Screenshots of one build (`$VISUAL_BUILD`). `npm run visual` takes them of the base build, and then compares. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.visual.ts',
  outputDir: `${RESULTS}/differences`,
  snapshotPathTemplate: `${RESULTS}/base/{arg}{ext}`,
  fullyParallel: true,
  reporter: [['line'], ['html', {outputFolder: `${RESULTS}/report`, open: 'never'}]],
  expect: {toHaveScreenshot: {animations: 'disabled', threshold: 0.1, maxDiffPixels: 0}},
  use: {
    ...openAt(PORT),
    contextOptions: {reducedMotion: 'reduce'},
  },
  webServer: serveAt(PORT, process.env.VISUAL_BUILD),
});
