import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {delimiter, dirname, join} from 'node:path';
import {beforeEach, expect, it} from '@jest/globals';
import {createTemporaryFolder} from '../temporaryFolder';

const COMMAND = join(import.meta.dirname, '../run.mjs');
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

let folder: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), {recursive: true});
  writeFileSync(join(folder, file), text);
}

/** Packages in a lockfile or in `node_modules`. */
const writePackages = (file: string, versions: Readonly<Record<string, object>>): void =>
  write(file, JSON.stringify({packages: {'': {}, ...versions}}));

const install = (versions: Readonly<Record<string, object>>): void =>
  writePackages('node_modules/.package-lock.json', versions);

beforeEach(() => {
  folder = createTemporaryFolder('install-');
  writePackages('package-lock.json', {
    'packages/own': {version: '1.0.0'},
    'node_modules/own': {link: true},
    'node_modules/clsx': {version: '2.1.1'},
    'node_modules/fsevents': {version: '2.3.3', optional: true},
  });
  // Replaces npm, which must not run here.
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\nexit 1\n', {mode: 0o755});
});

function start(): {stdout: string; stderr: string} {
  const env = {...process.env, NODE_OPTIONS: '', PATH: [folder, dirname(process.execPath)].join(delimiter)};
  return spawnSync(process.execPath, [COMMAND], {cwd: folder, env, encoding: 'utf8'});
}

const OWN = {'packages/own': {version: '1.0.0'}, 'node_modules/own': {link: true}};

it.each([
  ['there are none', undefined, /^node_modules is missing or was not finished: npm ci installs the packages first/],
  ['one is another version', '2.1.0', /^package-lock\.json has node_modules\/clsx 2\.1\.1, and 2\.1\.0 is installed/],
])('explains why it installs the packages: %s', (_, version, reason) => {
  if (version) install({...OWN, 'node_modules/clsx': {version}});
  expect(start().stdout).toMatch(reason);
});

it('explains why it installs the packages: one is missing', () => {
  install(OWN);
  expect(start().stdout).toMatch(/^package-lock\.json has node_modules\/clsx 2\.1\.1, and nothing is installed/);
});

it('installs nothing if the packages match the lockfile, regardless of file times', () => {
  install({...OWN, 'node_modules/clsx': {version: '2.1.1'}, 'node_modules/other': {version: '1.0.0'}});
  expect(start().stdout).toBe('');
});

it("doesn't install packages while a server uses them", async () => {
  install(OWN);
  write(DOCUSAURUS, "console.log('up'); setInterval(() => {}, 1000);");
  const server = spawn(process.execPath, [join(folder, DOCUSAURUS), 'start']);
  await once(server.stdout, 'data');
  const {stdout, stderr} = start();
  server.kill();
  await once(server, 'exit');
  expect(stdout).toBe('0 passed, 1 failed\n');
  expect(stderr).toMatch(
    /clsx 2\.1\.1, and nothing is installed\. npm ci would take the packages from a running "docusaurus start" \(process \d+\)/,
  );
});
