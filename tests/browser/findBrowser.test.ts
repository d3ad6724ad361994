import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {findBrowser, findFullBrowser, findHeadlessShell} from './findBrowser';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'browsers-'))));
afterEach(() => rmSync(folder, {recursive: true}));

/** A path with these programs on it, and nothing beside the path. */
function install(...names: readonly string[]): NodeJS.ProcessEnv {
  for (const name of names) writeFileSync(join(folder, name), '');
  return {PATH: ['/nowhere', folder].join(delimiter), TEST_STEP: 'unit'};
}

it('tests in a headless shell, and measures in the browser that readers have', () => {
  const env = install('chromium', 'chromium-headless-shell');
  expect(findBrowser(env)).toBe(join(folder, 'chromium-headless-shell'));
  expect(findFullBrowser(env)).toBe(join(folder, 'chromium'));
});

it('tests in the browser that is there, where there is no headless shell', () => {
  const env = install('google-chrome');
  expect(findHeadlessShell(env)).toBeUndefined();
  expect(findBrowser(env)).toBe(join(folder, 'google-chrome'));
});

it('takes the browser that CHROMIUM_PATH names for everything', () => {
  const env = {...install('chromium', 'chromium-headless-shell', 'mine'), CHROMIUM_PATH: join(folder, 'mine')};
  expect([findBrowser(env), findFullBrowser(env)]).toEqual([env.CHROMIUM_PATH, env.CHROMIUM_PATH]);
});

it('refuses a CHROMIUM_PATH that names no file', () => {
  expect(() => findBrowser({CHROMIUM_PATH: '/nowhere/chromium'})).toThrow(
    'CHROMIUM_PATH is "/nowhere/chromium", and there is no such file',
  );
});
