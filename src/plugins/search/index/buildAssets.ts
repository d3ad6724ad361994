import {join} from 'node:path';
import {build} from 'esbuild';
import type {Files} from 'docusaurus-plugin-built-site';
import {hashName} from './buildSearchFiles';

const WORKER = 'src/plugins/search/client/worker.ts';
const STYLE = 'src/theme/SearchBar/dialog.css';

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
 */
export async function buildAssets(siteDir: string): Promise<SearchAssets> {
  const [worker, style] = await Promise.all([bundle(join(siteDir, WORKER)), bundle(join(siteDir, STYLE))]);
  const names = {worker: hashName('worker', worker, 'js'), style: hashName('dialog', style, 'css')};
  return {
    names,
    files: new Map([
      [names.worker, worker],
      [names.style, style],
    ]),
  };
}
