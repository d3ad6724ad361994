import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium, type Browser} from '@playwright/test';
import {BROWSER_SWITCHES, findBrowser} from '../../../tests/browser/findBrowser';

/** Prints an HTML document with an outline and tags; nothing is fetched and no script runs. */
async function print(browser: Browser, html: string, folder: string): Promise<Uint8Array> {
  const file = join(folder, 'document.html');
  await writeFile(file, html);
  const context = await browser.newContext({offline: true, javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  const pdf = await page.pdf({outline: true, tagged: true, preferCSSPageSize: true, printBackground: true});
  await context.close();
  return new Uint8Array(pdf);
}

/** Starts a browser for printing, hands it on, and closes it. */
export async function withPrinter<T>(work: (print: (html: string) => Promise<Uint8Array>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'offline-'));
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_SWITCHES});
  try {
    return await work((html) => print(browser, html, folder));
  } finally {
    await browser.close();
    await rm(folder, {recursive: true});
  }
}
