import {existsSync, realpathSync} from 'node:fs';
import {dirname, relative, sep} from 'node:path';
import type {FutureConfig} from '@docusaurus/types';
import {findRoot, type Gap} from './git';
import {makeHistory, type Day} from './makeHistory';
import type {PluginOptions} from './options';
import {readHistory} from './readHistory';

type Vcs = Extract<FutureConfig['experimental_vcs'], object>;

/** The history of the pages of a site, in whatever repositories they are. */
export type SiteHistory = {
  /** The days on which a page changed for readers, the newest first, and why nothing is known of it. */
  readonly read: (file: string) => {readonly days: readonly Day[]; readonly gap: Gap | null};
};

/** Docusaurus loads the configuration and its plugins with modules of their own, and the history is read once. */
const shared = globalThis as {[key: symbol]: Map<string, SiteHistory> | undefined};
const KEY = Symbol.for('docusaurus-plugin-page-history');
const histories = (shared[KEY] ??= new Map<string, SiteHistory>());

/** The history of a site by its options. Each repository is read once for a build, when a page of it is asked for. */
export function shareHistory(siteDir: string, options: PluginOptions): SiteHistory {
  const known = histories.get(siteDir);
  if (known) return known;
  const loaded = new Map<string, {readonly gap: Gap | null; readonly daysOf: ReturnType<typeof makeHistory>}>();
  function load(root: string) {
    const history = readHistory(root);
    return {gap: history.gap, daysOf: makeHistory(history, options)};
  }
  const history: SiteHistory = {
    read(file) {
      const real = existsSync(file) ? realpathSync(file) : file;
      const root = findRoot(dirname(real));
      if (root === null) return {days: [], gap: 'no repository'};
      const {gap, daysOf} = loaded.get(root) ?? load(root);
      loaded.set(root, {gap, daysOf});
      return {days: daysOf(relative(root, real).split(sep).join('/')), gap};
    },
  };
  histories.set(siteDir, history);
  return history;
}

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
      // Pages can be beside the website; then it is the site that was loaded last.
      const isInside = (folder: string): boolean => !relative(folder, file).startsWith('..');
      const all = [...histories];
      const [, history] = all.find(([folder]) => isInside(folder)) ?? all.at(-1) ?? [];
      if (history === undefined)
        throw new Error(
          'docusaurus.config.ts: future.experimental_vcs is createVcs() of docusaurus-plugin-page-history, ' +
            'which needs the plugin of the same name in "plugins"',
        );
      const [newest] = history.read(file).days;
      return newest === undefined ? null : {timestamp: Date.parse(newest.day), author: ''};
    },
  };
}
