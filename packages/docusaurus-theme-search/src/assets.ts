/** Assets of the search: the box and, in production, the worker of the embedded engine. */
import type {Plugin} from '@docusaurus/types';
import {bundleModule} from './bundle';
import type {SearchSettings} from './client/settings';
import {FOLDER} from './engine/records';
import {hashContent} from './output';

/** A bundle and its URL. */
export type Asset = {readonly file: string; readonly text: string; readonly address: string};

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<
  NonNullable<BundlerConfig['plugins']>[number],
  {readonly apply: (compiler: never) => void}
>;

/** Creates a bundler plugin that emits files, after the minifiers so that content hashes stay correct. */
export const createEmitPlugin = (name: string, list: () => readonly Asset[]): BundlerPlugin => ({
  apply({webpack: {sources, Compilation}, hooks}) {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT}, () => {
        for (const {file, text} of list()) compilation.emitAsset(file, new sources.RawSource(text));
      });
    });
  },
});

/**
 * Bundles the box with its settings, and its worker.
 *
 * @param translations of the locale, by message id
 * @returns the URL of the box, and all files
 */
export async function buildAssets(
  settings: Omit<SearchSettings, 'worker'>,
  translations: Readonly<Record<string, string>>,
): Promise<{readonly address: string; readonly assets: readonly Asset[]}> {
  const isProduction = process.env.NODE_ENV === 'production';
  const createAsset = (name: string, text: string): Asset => {
    // On the development server the name doesn't change, because the bundler only reads it at start-up.
    const file = `${FOLDER}/${name}${isProduction ? `.${hashContent(text)}` : ''}.js`;
    return {file, text, address: settings.base + file};
  };
  const worker = isProduction ? createAsset('worker', await bundleModule('client/worker', 'iife')) : null;
  const constants = {
    SEARCH_SETTINGS: {...settings, worker: worker && worker.address} satisfies SearchSettings,
    HAS_HOSTED: settings.hosted !== null,
  };
  const box = createAsset('box', await bundleModule('client/searchBox', 'esm', translations, constants));
  return {address: box.address, assets: worker ? [box, worker] : [box]};
}
