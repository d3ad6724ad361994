import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENCE = /^licen[cs]e(\.\w+)?$/i;

function readLicence(folder: string): string {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const file = readdirSync(folder).find((entry) => LICENCE.test(entry));
  if (!file) throw new Error(`${name} has no file with its licence, so the bundle must not contain it.`);
  return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/**
 * The licences of the packages in a bundle, which ask to be handed on with it.
 *
 * @param inputs files of the bundle, as the bundler names them
 * @throws when a package has no licence
 */
export function collectLicences(inputs: readonly string[]): string {
  const folders = inputs.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []);
  return [...new Set(folders)]
    .sort()
    .map(readLicence)
    .join(`\n${'-'.repeat(80)}\n\n`);
}
