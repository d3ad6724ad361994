import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Browser} from '@playwright/test';
import {DOCUSAURUS} from '../../tools/findPrograms';
import {weighPage, type PageWeight} from '../weight/weighPage';
import {measureNavigation, measureTimes, type Navigation} from './measureTimes';
import type {Served} from './serve';
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

/** Bytes as sent, and times in milliseconds on a slow phone. */
export type Reading = PageWeight & Navigation & {readonly paint: number; readonly blocked: number};

/** Opens the first made page of a build, and measures what a reader gets. */
export async function measure(browser: Browser, served: Served): Promise<Reading> {
  const path = `/docs/${OPENED}/`;
  const weights = await weighPage(browser, served, path);
  const url = served.slowOrigin + path;
  const times = await measureTimes(browser, url);
  const navigation = await measureNavigation(browser, url, `.menu__link[href="/docs/${NEXT}/"]`);
  return {...weights, ...times, ...navigation};
}
