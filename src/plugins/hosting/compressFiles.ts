import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {RECORDS_FILE} from 'docusaurus-theme-search/output';

const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|md|txt|yaml)$/;
/** Read by programs, which fetch them one at a time: the best compression would take ten times as long for an eighth. */
const FOR_PROGRAMS = /\.(xml|md|txt|yaml)$/;
/** Sent to the hosted index by hand, not to readers. */
const NOT_SERVED: ReadonlySet<string> = new Set([RECORDS_FILE]);
/** A response smaller than this fits into one packet anyway. */
const WORTH_IT = 1024;
/** How many files are compressed at the same time. More would only wait for each other. */
const AT_ONCE = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const brotli = await toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: FOR_PROGRAMS.test(file) ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, await toGzip(content, {level: 9}))]);
}

/**
 * Writes a `.br` and a `.gz` beside each file of text that is worth it.
 *
 * @returns how many files were compressed
 */
export async function compressFiles(folder: string): Promise<number> {
  const names = (await readdir(folder, {recursive: true})).filter(
    (name) => COMPRESSIBLE.test(name) && !NOT_SERVED.has(name),
  );
  const files = names.map((name) => join(folder, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const worth = files.filter((_, at) => (sizes[at] ?? 0) >= WORTH_IT);
  const waiting = [...worth];
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compressFile(file);
    }),
  );
  return worth.length;
}
