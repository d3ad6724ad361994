import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {build} from 'esbuild';
import {DATA_FILE} from '../src/data/docsData';
import {collectData} from './collectData';
import {collectLicences} from './collectLicences';

/** The program that the package runs, below its folder. */
export const PROGRAM = 'main.mjs';

const LICENCES = 'third-party-licences.txt';

const ENTRY = join(import.meta.dirname, '../src/main.ts');

/** Bundles the program, and returns the files that it consists of. */
async function bundle(outfile: string): Promise<string[]> {
  const {metafile} = await build({
    entryPoints: [ENTRY],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifySyntax: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}

/**
 * Builds what the package consists of: the program in one file, the data that it carries, and the licences of the
 * libraries in it.
 *
 * @param buildDir folder of the finished build of the site
 * @param outDir folder to write to
 */
export async function buildPackage(buildDir: string, outDir: string): Promise<void> {
  const dataFile = join(outDir, DATA_FILE);
  mkdirSync(dirname(dataFile), {recursive: true});
  writeFileSync(dataFile, JSON.stringify(collectData(buildDir)));
  const inputs = await bundle(join(outDir, PROGRAM));
  writeFileSync(join(outDir, LICENCES), collectLicences(inputs));
}
