import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {build} from 'esbuild';
import {DATA_FILE} from '../src/data/docsData';
import {collectData} from './collectData';

/** The program that the package runs, below its folder. */
export const PROGRAM = 'main.mjs';

const ENTRY = join(import.meta.dirname, '../src/main.ts');

async function bundle(outfile: string): Promise<void> {
  await build({
    entryPoints: [ENTRY],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifySyntax: true,
    legalComments: 'eof',
    logLevel: 'warning',
  });
}

/**
 * Builds what the package consists of: the program in one file, and the data that it carries.
 *
 * @param buildDir folder of the finished build of the site
 * @param outDir folder to write to
 */
export async function buildPackage(buildDir: string, outDir: string): Promise<void> {
  const dataFile = join(outDir, DATA_FILE);
  mkdirSync(dirname(dataFile), {recursive: true});
  writeFileSync(dataFile, JSON.stringify(collectData(buildDir)));
  await bundle(join(outDir, PROGRAM));
}
