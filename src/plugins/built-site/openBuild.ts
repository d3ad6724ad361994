import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {MANIFEST_FILE, type IndexFile, type Manifest} from 'docusaurus-theme-search/engine';
import type {PageRecord} from './pageRecord';

/** The folder of search files: the default of its theme. */
const SEARCH_FOLDER = 'search-data';

/** A finished build, for what is made out of it afterwards. */
export type FinishedBuild = {
  /** Records of all pages, unlisted ones too. */
  readonly records: readonly PageRecord[];
  readonly readFile: (file: string) => Buffer;
  /** The search index of a version, by its facet. */
  readonly readIndex: (version: string) => IndexFile;
};

/**
 * Opens the folder of a build.
 *
 * @throws when it has no finished build
 */
export function openBuild(folder: string): FinishedBuild {
  const pages = 'pages.json';
  if (!existsSync(join(folder, pages))) {
    throw new Error(`${folder} contains no finished build. Run npm run build first.`);
  }
  const readFile = (file: string): Buffer => readFileSync(join(folder, file));
  const readJson = <T>(file: string): T => JSON.parse(readFile(file).toString()) as T;
  const {versions} = readJson<Manifest>(`${SEARCH_FOLDER}/${MANIFEST_FILE}`);
  return {
    records: readJson<PageRecord[]>(pages),
    readFile,
    readIndex: (version) => readJson<IndexFile>(`${SEARCH_FOLDER}/${versions[version]}`),
  };
}
