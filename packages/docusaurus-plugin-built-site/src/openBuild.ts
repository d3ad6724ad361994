import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PageRecord} from './builtSite';

/** A finished build, for programs that make something out of it afterwards. */
export type FinishedBuild = {
  /** Records of all pages, unlisted ones too. */
  readonly records: readonly PageRecord[];
  readonly readFile: (file: string) => Buffer;
};

/**
 * Opens the folder of a build.
 *
 * @param records the file of page records, as the plugin's option names it
 * @throws when it has no finished build
 */
export function openBuild(folder: string, records = 'pages.json'): FinishedBuild {
  if (!existsSync(join(folder, records))) {
    throw new Error(`${folder} contains no finished build. Run npm run build first.`);
  }
  const readFile = (file: string): Buffer => readFileSync(join(folder, file));
  return {records: JSON.parse(readFile(records).toString()) as PageRecord[], readFile};
}
