import {existsSync, realpathSync} from 'node:fs';
import {dirname, relative, sep} from 'node:path';
import type {FutureConfig} from '@docusaurus/types';
import {findRepositoryRoot, getHeadCommit, type HistoryProblem} from './git';
import {createHistory, type Day} from './createHistory';
import type {PluginOptions} from './options';
import {readHistory} from './readHistory';

type Vcs = Extract<FutureConfig['experimental_vcs'], object>;

/** The history of a site's pages, from any number of repositories. */
export type SiteHistory = {
  /** Returns the days on which a page changed for readers, newest first, or the reason why it has no history. */
  readonly read: (file: string) => {readonly days: readonly Day[]; readonly problem: HistoryProblem | null};
};

/** A history, and whether it's up to date (same options and HEAD). */
type CachedHistory = SiteHistory & {readonly isCurrent: (options: string) => boolean};

/**
 * Global, because Docusaurus loads the configuration and plugins as separate module instances, and the history should
 * be read once.
 */
const shared = globalThis as {[key: symbol]: Map<string, CachedHistory> | undefined};
const KEY = Symbol.for('docusaurus-plugin-page-history');
const histories = (shared[KEY] ??= new Map<string, CachedHistory>());

type LoadedRepository = {
  readonly head: string;
  readonly problem: HistoryProblem | null;
  readonly getDays: ReturnType<typeof createHistory>;
};

/**
 * Returns the history of a site. Each repository is read on demand, once for a build of all locales, and again after a
 * commit or a change of the options.
 */
export function getSiteHistory(siteDir: string, options: PluginOptions): SiteHistory {
  const key = JSON.stringify([options.languages, String(options.ignoredSamples)]);
  const known = histories.get(siteDir);
  if (known?.isCurrent(key)) return known;
  const loaded = new Map<string, LoadedRepository>();
  function loadRepository(root: string): LoadedRepository {
    const history = readHistory(root);
    return {head: getHeadCommit(root), problem: history.problem, getDays: createHistory(history, options)};
  }
  const history: CachedHistory = {
    isCurrent: (asked) => asked === key && [...loaded].every(([root, {head}]) => head === getHeadCommit(root)),
    read(file) {
      const real = existsSync(file) ? realpathSync(file) : file;
      const root = findRepositoryRoot(dirname(real));
      if (root === null) return {days: [], problem: 'no repository'};
      const repository = loaded.get(root) ?? loadRepository(root);
      loaded.set(root, repository);
      const {problem, getDays} = repository;
      return {days: getDays(relative(root, real).split(sep).join('/')), problem};
    },
  };
  // Keep the most recently loaded site last (see `createVcs`).
  histories.delete(siteDir);
  histories.set(siteDir, history);
  return history;
}

/**
 * Creates Docusaurus's VCS functions for the last update of a page, which it shows below the page and in the sitemap.
 * Ignores days on which only spelling or formatting changed. Without a history, pages have no date.
 *
 * @throws if the site doesn't use the plugin
 */
export function createVcs(): Vcs {
  return {
    initialize: () => undefined,
    getFileCreationInfo: async (_file) => null,
    getFileLastUpdateInfo: async (file) => {
      // Pages can be outside of the site's folder; then use the most recently loaded site.
      const isInside = (folder: string): boolean => !relative(folder, file).startsWith('..');
      const all = [...histories];
      const [, history] = all.find(([folder]) => isInside(folder)) ?? all.at(-1) ?? [];
      if (history === undefined)
        throw new Error(
          'docusaurus.config.ts: future.experimental_vcs is createVcs() of docusaurus-plugin-page-history, ' +
            'which needs the plugin of the same name in "plugins"',
        );
      const [newest] = history.read(file).days;
      return newest === undefined ? null : {timestamp: Date.parse(newest.day), author: newest.author ?? ''};
    },
  };
}
