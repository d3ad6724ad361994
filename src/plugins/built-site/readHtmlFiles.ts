import {mkdir, readdir, readFile, rename, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {HTML_PAGES} from '../../config/addresses';

/** With `trailingSlash` the core writes `x.html/index.html`; the page's address is the file `x.html`. */
async function moveHtmlPage(outDir: string, path: string): Promise<void> {
  const folder = join(outDir, path);
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return;
  const waiting = `${folder}.moving`;
  await rename(join(folder, 'index.html'), waiting);
  await rm(folder, {recursive: true});
  await mkdir(dirname(folder), {recursive: true});
  await rename(waiting, folder);
}

/** Puts the pages whose address is a file name into their place, and reads every HTML file of the build. */
export async function readHtmlFiles(outDir: string): Promise<ReadonlyMap<string, string>> {
  await Promise.all(HTML_PAGES.map((path) => moveHtmlPage(outDir, path)));
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html')).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.replaceAll('\\', '/'), await readFile(join(outDir, file), 'utf8')] as const),
    ),
  );
}
