import {relative, sep} from 'node:path';
import type {FutureConfig} from '@docusaurus/types';
import {makeHistory, type SiteHistory} from './makeHistory';
import type {PluginOptions} from './options';
import {readHistory} from './readHistory';

type Vcs = Extract<FutureConfig['experimental_vcs'], object>;

type Histories = Map<string, () => Promise<SiteHistory>>;

/** Docusaurus loads the configuration and its plugins with modules of their own, and the history is read once. */
const shared = globalThis as {[key: symbol]: Histories | undefined};
const KEY = Symbol.for('docusaurus-plugin-page-history');
const histories: Histories = (shared[KEY] ??= new Map());

/** The history of a site by its options, read once for a build, when it is first asked for. */
export function shareHistory(siteDir: string, options: PluginOptions): () => Promise<SiteHistory> {
  const known = histories.get(siteDir);
  if (known) return known;
  let loaded: Promise<SiteHistory> | undefined;
  const load = (): Promise<SiteHistory> =>
    (loaded ??= readHistory(siteDir, options).then((history) => makeHistory(history, options)));
  histories.set(siteDir, load);
  return load;
}

/** The path of a file from the folder of its site, as the history has it. */
const pathIn = (siteDir: string, file: string): string => relative(siteDir, file).split(sep).join('/');

/**
 * Where Docusaurus reads when a page changed last: for the line at its end and for the sitemap. A day on which only
 * spelling or formatting changed does not count. Without a history no page has a date.
 *
 * @throws for a page of a site that does not use the plugin
 */
export function createVcs(): Vcs {
  return {
    initialize: () => undefined,
    getFileCreationInfo: async (_file) => null,
    getFileLastUpdateInfo: async (file) => {
      const [siteDir, load] = [...histories].find(([folder]) => !pathIn(folder, file).startsWith('..')) ?? [];
      if (siteDir === undefined || load === undefined)
        throw new Error(
          'docusaurus.config.ts: future.experimental_vcs is createVcs() of docusaurus-plugin-page-history, ' +
            'which needs the plugin of the same name in "plugins"',
        );
      const day = (await load()).pages.get(pathIn(siteDir, file))?.[0]?.day;
      return day === undefined ? null : {timestamp: Date.parse(day), author: ''};
    },
  };
}
