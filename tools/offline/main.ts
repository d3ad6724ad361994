import {getOfflineArchive} from '../../src/config/offlineFiles';
import {versions} from '../../src/config/versions';
import {runCommand} from '../runCommand';
import {createBundle, packBundle} from './bundle/createBundle';
import {readSite} from './readSite';
import {replaceArchives} from './replaceArchives';

/** `npm run offline`: adds an archive of each version for offline readers to the finished build. */

const BUILD = 'build';

await runCommand(async () => {
  const archives = new Map<string, Uint8Array>();
  for (const version of versions) {
    const started = performance.now();
    const {file, folder} = getOfflineArchive(version);
    const bundle = await createBundle(readSite(BUILD, version));
    const archive = packBundle(bundle, folder);
    archives.set(file, archive);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${file}: ${bundle.size} files, ${Math.round(archive.length / 1000)} kB, in ${seconds} s`);
  }
  await replaceArchives(BUILD, archives);
});
