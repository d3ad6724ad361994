import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {startNginx, type RunningNginx} from '../../deploy/nginx/startNginx';
import {listOfflineFiles, OFFLINE_FOLDER} from '../../src/config/offlineFiles';
import {versions} from '../../src/config/versions';
import {get} from './request';

const PORT = 4195;
const TYPES: Readonly<Record<string, string>> = {zip: 'application/zip', pdf: 'application/pdf'};
const files = listOfflineFiles(versions);

let folder: string;
let nginx: RunningNginx;

/** A build with the files in their place; what is in them does not matter to a server. */
function makeBuild(): string {
  const build = join(folder, 'docs');
  mkdirSync(join(build, OFFLINE_FOLDER), {recursive: true});
  cpSync(resolve('build/.server'), join(build, '.server'), {recursive: true});
  writeFileSync(join(build, '404.html'), 'Page not found');
  for (const file of files) writeFileSync(join(build, OFFLINE_FOLDER, file), file);
  return build;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-offline-'));
  nginx = await startNginx({port: PORT, buildDir: makeBuild()});
});
afterAll(async () => {
  await nginx.stop();
  rmSync(folder, {recursive: true, force: true});
});

it.each(files)('%s is served with its type, and asked for again', async (file) => {
  const answer = await get(PORT, `/docs/${OFFLINE_FOLDER}/${file}`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, TYPES[file.slice(-3)]]);
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers.etag).toBeDefined();
});
