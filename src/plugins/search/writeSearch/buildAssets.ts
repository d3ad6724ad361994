import {nameFile} from '../index/buildIndex';
import {buildStyle} from './buildStyle';
import {buildWorker} from './buildWorker';

/** The parts of search that do not depend on the pages, known before the site is bundled. */
export type SearchAssets = {
  /** Names of the files, as the pages ask for them. */
  readonly names: {readonly worker: string; readonly style: string};
  readonly files: ReadonlyMap<string, string>;
};

/** Builds the worker and the styles of the dialog. */
export async function buildAssets(siteDir: string): Promise<SearchAssets> {
  const [worker, style] = await Promise.all([buildWorker(siteDir), buildStyle(siteDir)]);
  const names = {worker: nameFile('worker', worker, 'js'), style: nameFile('modal', style, 'css')};
  return {
    names,
    files: new Map([
      [names.worker, worker],
      [names.style, style],
    ]),
  };
}
