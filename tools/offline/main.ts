import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {writeWhole} from 'docusaurus-plugin-built-site';
import {OFFLINE_FOLDER, offlineArchiveOf} from '../../src/config/offlineFiles';
import {versions} from '../../src/config/versions';
import {makeBundle, packBundle} from './bundle/makeBundle';
import {readSite} from './readSite';

/** `npm run offline`: an archive of each version for offline readers, made from the finished build and written into it. */

const BUILD = 'build';

// What an interrupted run has left goes.
rmSync(join(BUILD, OFFLINE_FOLDER), {recursive: true, force: true});
mkdirSync(join(BUILD, OFFLINE_FOLDER), {recursive: true});
for (const version of versions) {
  const started = performance.now();
  const {file, folder} = offlineArchiveOf(version);
  const bundle = await makeBundle(readSite(BUILD, version));
  const archive = packBundle(bundle, folder);
  await writeWhole(join(BUILD, OFFLINE_FOLDER, file), Buffer.from(archive));
  execFileSync(process.execPath, ['deploy/fileList.mjs', 'add', BUILD, join(OFFLINE_FOLDER, file)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${file}: ${bundle.size} files, ${Math.round(archive.length / 1000)} kB, in ${seconds} s`);
}
