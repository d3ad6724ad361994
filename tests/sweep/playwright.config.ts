import {defineConfig} from '@playwright/test';
import {openAt, serveAt} from '../browser/servedBuild';

const PORT = 4175;

/** The full sweep of the finished build: every route, both colour modes, desktop and phone; `npm run build` comes first. */
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
    // A colour half-way through a transition is nobody's choice.
    contextOptions: {reducedMotion: 'reduce'},
  },
  webServer: serveAt(PORT),
});
