import {resolve} from 'node:path';
import {defineConfig} from '@playwright/test';
import {openAt, serveAt} from './servedBuild';

/** Port of the server with the rules, and of the one that knows files only. */
export const PORT = 4173;
export const PLAIN_PORT = 4174;

/** Browser tests of the finished build; `npm run build` comes first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.browser.test.ts',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  // One more than the cores of most machines for checks: a test also waits.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails once and passes then is listed as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  // Ends a test that hangs. It measures nothing: on a busy machine, a test that passes may take three times as long.
  timeout: 90_000,
  // A slow machine takes longer than the usual five seconds.
  expect: {timeout: 45_000},
  reporter: [
    ['list', {printSteps: false}],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
    // The test command reads how long each test took.
    ...(process.env.TEST_REPORT ? [['json', {outputFile: resolve(process.env.TEST_REPORT)}] as const] : []),
  ],
  use: {
    ...openAt(PORT),
    // Writing a trace of every test takes longer than many tests. A second try has one; elsewhere: --trace on.
    trace: 'on-first-retry',
  },
  webServer: [serveAt(PORT), serveAt(PLAIN_PORT, '--plain')],
});
