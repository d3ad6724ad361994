import {existsSync} from 'node:fs';
import {delimiter, join, resolve} from 'node:path';

/** Where systems keep programs that a user's path may lack: Debian's nginx, Homebrew's, the applications of a Mac. */
const EXTRA_FOLDERS = [
  '/usr/local/sbin',
  '/usr/sbin',
  '/usr/local/bin',
  '/usr/bin',
  '/opt/homebrew/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** Lists the files that programs of these names have on this machine, best first. */
export function findPrograms(names: readonly string[], env: NodeJS.ProcessEnv = process.env): string[] {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...EXTRA_FOLDERS];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).filter((file) => existsSync(file));
}

/** The program of Docusaurus, for `node`. */
export const DOCUSAURUS = resolve(import.meta.dirname, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
