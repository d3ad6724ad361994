import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import type {Weight} from './compareBudgets';

type Part = keyof Weight;
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

/** Opens a page with an empty cache and weighs what it asks for until it has loaded, and the scripts of the time after. */
export async function measureBytes(browser: Browser, url: string): Promise<{first: Weight; lazy: number}> {
  const page = await browser.newPage();
  const first = {html: 0, script: 0, style: 0, font: 0};
  const sheets = new Map<string, number>();
  let lazy = 0;
  let hasLoaded = false;
  page.on('request', (request) => {
    const part = PART_OF[request.resourceType()];
    if (!part || !request.url().startsWith(new URL(url).origin)) return;
    if (part === 'style') sheets.set(request.url(), sizeOf(request.url()));
    else if (!hasLoaded) first[part] += sizeOf(request.url());
    else if (part === 'script') lazy += sizeOf(request.url());
  });
  await page.goto(url, {waitUntil: 'load'});
  hasLoaded = true;
  const print = await listPrintSheets(page);
  first.style = [...sheets].reduce((sum, [address, size]) => sum + (print.includes(address) ? 0 : size), 0);
  await page.waitForTimeout(QUIET_MS);
  await page.close();
  return {first, lazy};
}
