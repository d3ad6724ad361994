import {resolve} from 'node:path';
import {defineConfig} from '@playwright/test';
import {openAt, serveAt} from './servedBuild';

/** Ports of the server with redirects and headers, and of the one that only serves files. */
export const PORT = 4173;
export const PLAIN_PORT = 4174;

/** Browser tests of the finished build. Run `npm run build` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.browser.test.ts',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  // One more than the number of cores on most machines, because tests also wait.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that only succeeds on retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Only stops hanging tests. On a busy machine, tests can take three times as long.
  timeout: 90_000,
  // For slow machines. The default is five seconds.
  expect: {timeout: 45_000},
  reporter: [
    ['list', {printSteps: false}],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
    // The test command reads the duration of each test.
    ...(process.env.TEST_REPORT ? [['json', {outputFile: resolve(process.env.TEST_REPORT)}] as const] : []),
  ],
  use: {
    ...openAt(PORT),
    // Recording a trace takes longer than many tests, so only retries have one. To get one for each test: --trace on.
    trace: 'on-first-retry',
  },
  webServer: [serveAt(PORT), serveAt(PLAIN_PORT, '--plain')],
});
