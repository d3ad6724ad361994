import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Browser} from '@playwright/test';
import {DOCUSAURUS} from '../../tools/findPrograms';
import {touchApplication} from '../touchApplication';
import {measureNavigation, measureTimes} from './measureTimes';
import {NEXT, OPENED} from './sites';

/** What a build took: CPU and wall time in seconds, memory in MB at its peak. */
export type Cost = {readonly cpu: number; readonly wall: number; readonly memory: number};

/** Runs `docusaurus build` in a folder, in one process whose use of the machine it reports at its end. */
export function build(folder: string, outDir = 'build'): Cost {
  const started = performance.now();
  const report = join(folder, 'usage.json');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', resolve('tests/scale/reportUsage.mjs'), DOCUSAURUS, 'build', '--out-dir', outDir],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_ENV: 'production', USAGE_FILE: report},
      maxBuffer: 2 ** 26,
    },
  );
  if (status !== 0) throw new Error(`the build in ${folder} failed:\n${stdout}\n${stderr}`);
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(readFileSync(report, 'utf8')) as NodeJS.ResourceUsage;
  return {
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    wall: (performance.now() - started) / 1000,
    memory: maxRSS / 1000,
  };
}

/** Bytes in kB as sent, times in milliseconds on a slow phone. */
export type Reading = Readonly<
  Record<
    | 'html'
    | 'style'
    | 'script'
    | 'prefetched'
    | 'application'
    | 'paint'
    | 'blocked'
    | 'atLoad'
    | 'quiet'
    | 'afterHover'
    | 'back',
    number
  >
>;

const QUIET_MS = 2000;
const PARTS: Readonly<Record<string, 'html' | 'style' | 'script'>> = {
  document: 'html',
  stylesheet: 'style',
  script: 'script',
};

/** Starts what the page can start, and weighs each phase: until load, while nobody does anything, at a first reach. */
async function weigh(
  browser: Browser,
  url: string,
): Promise<Pick<Reading, 'html' | 'style' | 'script' | 'prefetched' | 'application'>> {
  const page = await browser.newPage();
  const weights = {html: 0, style: 0, script: 0, prefetched: 0, application: 0};
  let phase: 'load' | 'quiet' | 'application' = 'load';
  page.on('response', async (response) => {
    const part = PARTS[response.request().resourceType()];
    const seen = phase;
    const size = Number((await response.request().sizes()).responseBodySize) / 1000;
    if (seen === 'load' && part) weights[part] += size;
    if (seen === 'quiet') weights.prefetched += size;
    if (seen === 'application' && part === 'script') weights.application += size;
  });
  await page.goto(url, {waitUntil: 'load'});
  phase = 'quiet';
  await page.waitForTimeout(QUIET_MS);
  phase = 'application';
  await touchApplication(page);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  await page.close();
  return weights;
}

/** Opens the first made page of a build, and measures what a reader gets. */
export async function measure(browser: Browser, origin: string): Promise<Reading> {
  const url = `${origin}/docs/${OPENED}/`;
  const weights = await weigh(browser, url);
  const {paint, blocked} = await measureTimes(browser, url);
  const navigation = await measureNavigation(browser, url, `.menu__link[href="/docs/${NEXT}/"]`);
  return {...weights, paint, blocked, ...navigation};
}
