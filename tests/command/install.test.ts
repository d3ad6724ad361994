import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';

const COMMAND = join(import.meta.dirname, '../run.mjs');
const INSTALLED = 'node_modules/.package-lock.json';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  // Stands in for npm, which must not run here.
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\nexit 1\n', {mode: 0o755});
});

afterEach(() => rmSync(folder, {recursive: true}));

const start = (): string => {
  const env = {...process.env, NODE_OPTIONS: '', PATH: [folder, dirname(process.execPath)].join(delimiter)};
  return spawnSync(process.execPath, [COMMAND], {cwd: folder, env, encoding: 'utf8'}).stdout;
};

it('says why it installs the packages: there are none', () => {
  expect(start()).toMatch(/^node_modules is missing or was not finished: npm ci installs the packages first/);
});

it('says why it installs the packages: they are older than the lockfile', () => {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, INSTALLED), '{}');
  utimesSync(join(folder, INSTALLED), 1, 1);
  expect(start()).toMatch(/^package-lock\.json has changed since the packages were installed/);
});
