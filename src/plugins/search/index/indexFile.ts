import type {SearchPage} from '../records/section';

/** Version of the two formats below; the worker refuses any other. */
export const FORMAT = 2;

/** Name of the only file of search whose address never changes. */
export const MANIFEST_FILE = 'manifest.json';

/** Names the index file of each version. */
export type Manifest = {readonly format: number; readonly versions: Readonly<Record<string, string>>};

/** The embedded index of one version: its pages, from which the worker makes the records and indexes them. */
export type IndexFile = {readonly format: number; readonly siteUrl: string; readonly pages: readonly SearchPage[]};

/**
 * Reads the embedded index of a version out of a finished build.
 *
 * @param readFile reads a file by its path below the build folder
 * @param folder the folder of search data
 */
export function readIndexFile(readFile: (file: string) => Buffer, facet: string, folder: string): IndexFile {
  const {versions} = JSON.parse(readFile(`${folder}/${MANIFEST_FILE}`).toString()) as Manifest;
  return JSON.parse(readFile(`${folder}/${versions[facet]}`).toString()) as IndexFile;
}
