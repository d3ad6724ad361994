import {existsSync} from 'node:fs';
import {delimiter, join, resolve} from 'node:path';

/** Folders of programs that might not be in PATH: Debian's nginx, Homebrew, macOS applications. */
const EXTRA_FOLDERS = [
  '/usr/local/sbin',
  '/usr/sbin',
  '/usr/local/bin',
  '/usr/bin',
  '/opt/homebrew/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** Lists the installed programs with one of these names, best first. */
export function findPrograms(names: readonly string[]): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...EXTRA_FOLDERS];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).filter((file) => existsSync(file));
}

/** The program of Docusaurus, for `node`. */
export const DOCUSAURUS = resolve(import.meta.dirname, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
