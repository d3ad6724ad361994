/**
 * `npm run visual -- <folder>`: compares screenshots of the build with those of another one, using Playwright. This is
 * a tool for reviewers, not a check.
 */
import {spawnSync} from 'node:child_process';

const REPORT = 'test-results/visual/report/index.html';

/** Opens all views of a build, to record screenshots or to compare with them. */
function compareViews(build: string, ...args: readonly string[]): boolean {
  const env = {...process.env, VISUAL_BUILD: build};
  const command = ['playwright', 'test', '--config', 'tests/visual/playwright.config.ts', ...args];
  return spawnSync('npx', command, {env, stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;
}

const [base] = process.argv.slice(2);
if (!base) throw new Error('say what to compare with: npm run visual -- <folder of a build>');
if (!compareViews(base, '--update-snapshots=all')) throw new Error('not all pictures of the base could be taken');
console.log(compareViews('build') ? 'Every view is as before.' : `Some views differ: open ${REPORT}`);
