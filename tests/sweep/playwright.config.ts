import {defineConfig} from '@playwright/test';
import {openAt, serveAt} from '../browser/servedBuild';

const PORT = 4175;

/**
 * The full sweep of the finished build: all routes in both colour modes, on desktop and phone. Run `npm run build`
 * first.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.sweep.ts',
  outputDir: '../../test-results/sweep',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 240_000,
  reporter: process.env.GITHUB_ACTIONS ? [['dot'], ['github']] : [['dot']],
  use: {
    ...openAt(PORT),
    // Disable transitions, so that no test sees a colour in between.
    contextOptions: {reducedMotion: 'reduce'},
  },
  webServer: serveAt(PORT),
});
