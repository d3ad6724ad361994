import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import type {Weight} from './compareBudgets';

type Part = Exclude<keyof Weight, 'application'>;
const PART_OF: Readonly<Record<string, Part>> = {document: 'html', script: 'script', stylesheet: 'style', font: 'font'};
/** What is asked for this long after a page has loaded belongs to it, though not to its first load. */
const QUIET_MS = 1500;

/** The bytes a server sends for an address of the site. */
function sizeOf(address: string): number {
  const path = new URL(address).pathname.replace(/^\/docs\//, '');
  const file = join('build', path.endsWith('/') || path === '' ? join(path, 'index.html') : path);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return file.endsWith('.woff2') ? statSync(file).size : brotliCompressSync(readFileSync(file)).length;
}

/** Addresses of the sheets for print: the browser asks for them last, and nothing waits for them. */
const listPrintSheets = (page: Page): Promise<string[]> =>
  page.$$eval('link[media="print"]', (links) => links.map((link) => (link as HTMLLinkElement).href));

/** A control of the application that every page has, though it shows on phones only. */
const CONTROL = '.navbar__toggle';

/** Starts the application as a pointer over one of its controls does, and waits until nothing more is loaded. */
async function startApplication(page: Page): Promise<void> {
  await page.dispatchEvent(CONTROL, 'pointerover');
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
}

/**
 * Opens a page with an empty cache and weighs what it asks for until it has loaded, the scripts of the time after, and
 * those of the application.
 */
export async function measureBytes(browser: Browser, url: string): Promise<{weight: Weight; lazy: number}> {
  const page = await browser.newPage();
  const weight = {html: 0, script: 0, style: 0, font: 0, application: 0};
  const sheets = new Map<string, number>();
  let lazy = 0;
  let phase: 'first' | 'quiet' | 'application' = 'first';
  page.on('request', (request) => {
    const part = PART_OF[request.resourceType()];
    if (!part || !request.url().startsWith(new URL(url).origin)) return;
    const size = sizeOf(request.url());
    if (part === 'style' && phase !== 'application') sheets.set(request.url(), size);
    else if (phase === 'first') weight[part] += size;
    else if (part === 'script' && phase === 'quiet') lazy += size;
    else if (part === 'script') weight.application += size;
  });
  await page.goto(url, {waitUntil: 'load'});
  phase = 'quiet';
  const print = await listPrintSheets(page);
  weight.style = [...sheets].reduce((sum, [address, size]) => sum + (print.includes(address) ? 0 : size), 0);
  await page.waitForTimeout(QUIET_MS);
  phase = 'application';
  await startApplication(page);
  await page.close();
  return {weight, lazy};
}
