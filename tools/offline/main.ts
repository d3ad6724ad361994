import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {OFFLINE_FOLDER, offlineFilesOf} from '../../src/config/offlineFiles';
import {versions} from '../../src/config/versions';
import {makeBundle, packBundle} from './bundle/makeBundle';
import {makeDocument} from './pdf/makeDocument';
import {readSite, type OfflineSource} from './readSite';

/** `npm run offline`: the files for offline readers, made from the finished build and written into it. */

const BUILD = 'build';

type Made = {readonly content: Uint8Array; readonly what: string};

async function makeArchive(source: OfflineSource): Promise<Made> {
  const bundle = await makeBundle(source);
  return {content: packBundle(bundle, offlineFilesOf(source.version).name), what: `${bundle.size} files`};
}

async function makePdf(source: OfflineSource): Promise<Made> {
  const {pdf, sheets} = await makeDocument(source);
  return {content: pdf, what: `${sheets} sheets`};
}

/** Makes one file, writes it, and prints its size and how long it took. */
async function write(file: string, make: () => Promise<Made>): Promise<void> {
  const started = performance.now();
  const {content, what} = await make();
  writeFileSync(join(BUILD, OFFLINE_FOLDER, file), content);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${file}: ${what}, ${Math.round(content.length / 1000)} kB, in ${seconds} s`);
}

mkdirSync(join(BUILD, OFFLINE_FOLDER), {recursive: true});
for (const version of versions) {
  const source = readSite(BUILD, version);
  const {archive, document} = offlineFilesOf(version);
  await write(archive, () => makeArchive(source));
  await write(document, () => makePdf(source));
}
