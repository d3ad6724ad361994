import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PageRecord} from './pageRecord';

/** Reads the sources of pages: path from the root of the project, and text. */
export async function readSources(
  siteDir: string,
  records: readonly Pick<PageRecord, 'relativePath'>[],
): Promise<ReadonlyMap<string, string>> {
  const read = async ({relativePath}: (typeof records)[number]): Promise<readonly [string, string]> => [
    relativePath,
    await readFile(join(siteDir, relativePath), 'utf8'),
  ];
  return new Map(await Promise.all(records.map(read)));
}
