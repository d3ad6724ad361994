import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {hashName, type Files} from './output';

const WORKER = 'client/worker';
const STYLE = 'theme/SearchBar/dialog.css';

/** The parts of search that do not depend on the pages: their file names are known before the site is bundled. */
export type SearchAssets = {
  readonly names: {readonly worker: string; readonly style: string};
  readonly files: Files;
};

async function bundle(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`search: bundling ${entry} produced no file`);
  return file.text;
}

/**
 * Bundles the worker and the style sheet of the dialog as files of their own. Docusaurus would join the styles
 * to the sheet that every page loads; these are fetched when the reader shows interest in search.
 *
 * @param sourceDir folder of this module: its files are TypeScript here and JavaScript once the package is compiled
 */
export async function buildAssets(sourceDir: string): Promise<SearchAssets> {
  const script = ['.ts', '.js'].map((ending) => join(sourceDir, WORKER + ending)).find((file) => existsSync(file));
  const [worker, style] = await Promise.all([
    bundle(script ?? join(sourceDir, `${WORKER}.js`)),
    bundle(join(sourceDir, STYLE)),
  ]);
  const names = {worker: hashName('worker', worker, 'js'), style: hashName('dialog', style, 'css')};
  return {
    names,
    files: new Map([
      [names.worker, worker],
      [names.style, style],
    ]),
  };
}
