import {mkdirSync, writeFileSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {build} from 'esbuild';
import {DATA_FILE} from '../data/createDocs';
import type {ServerOptions} from '../options';
import {collectData} from './collectData';

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

/** The program that the package runs, below its folder. */
export const PROGRAM = 'main.mjs';

export {collectData};

const LICENCES = 'third-party-licences.txt';

/** Bundles the program, and returns the files that it consists of. */
async function bundle(entry: string, outfile: string): Promise<string[]> {
  const {metafile} = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: {js: '#!/usr/bin/env node'},
    minifySyntax: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}

/** What a package is made from. */
export type PackageSource = {
  /** Folder of the finished build of the site. */
  readonly buildDir: string;
  /** The program: a module that calls `runDocsServer`. */
  readonly entry: string;
  readonly options: ServerOptions;
  /** The `package.json` to publish it with, besides `version`, `type`, `bin` and `files`. */
  readonly manifest: {readonly name: string} & Readonly<Record<string, unknown>>;
};

/**
 * Makes the package that serves the documentation: the program in one file, the data that it carries, and the licences
 * of the libraries in it.
 *
 * @param outDir folder to write to
 */
export async function buildPackage({buildDir, entry, options, manifest}: PackageSource, outDir: string): Promise<void> {
  const dataFile = join(outDir, DATA_FILE);
  mkdirSync(dirname(dataFile), {recursive: true});
  writeFileSync(dataFile, JSON.stringify(collectData(buildDir, options)));
  const inputs = await bundle(entry, join(outDir, PROGRAM));
  writeFileSync(join(outDir, LICENCES), collectLicences(inputs));
  const {version} = options;
  const published = {
    ...manifest,
    version,
    type: 'module',
    bin: {'docs-mcp': PROGRAM},
    files: [PROGRAM, 'data', LICENCES],
  };
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}
