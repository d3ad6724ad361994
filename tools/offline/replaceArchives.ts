import {execFileSync} from 'node:child_process';
import {readdirSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {writeFileAtomically} from 'docusaurus-plugin-built-site';
import {OFFLINE_FOLDER} from '../../src/config/offlineFiles';

const FILE_LIST = resolve(import.meta.dirname, '../../deploy/fileList.mjs');

/**
 * Writes archives into a finished build, and adds them to its list of files, because a release rejects builds with
 * unlisted files. Removes all other files in the folder, for example from an interrupted run.
 */
export async function replaceArchives(build: string, archives: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const folder = join(build, OFFLINE_FOLDER);
  for (const [file, archive] of archives) await writeFileAtomically(join(folder, file), Buffer.from(archive));
  for (const name of readdirSync(folder)) if (!archives.has(name)) rmSync(join(folder, name), {recursive: true});
  const names = [...archives.keys()].map((file) => join(OFFLINE_FOLDER, file));
  execFileSync(process.execPath, [FILE_LIST, 'add', build, ...names], {stdio: 'inherit'});
}
