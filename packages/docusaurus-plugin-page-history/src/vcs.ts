import {existsSync, realpathSync} from 'node:fs';
import {dirname, relative, sep} from 'node:path';
import type {FutureConfig} from '@docusaurus/types';
import {findRoot, getHead, type Gap} from './git';
import {createHistory, type Day} from './createHistory';
import type {PluginOptions} from './options';
import {readHistory} from './readHistory';

type Vcs = Extract<FutureConfig['experimental_vcs'], object>;

/** The history of the pages of a site, in whatever repositories they are. */
export type SiteHistory = {
  /** The days on which a page changed for readers, the newest first, and why nothing is known of it. */
  readonly read: (file: string) => {readonly days: readonly Day[]; readonly gap: Gap | null};
};

/** A history, and whether it still says what a plugin with these options would read now. */
type SharedHistory = SiteHistory & {readonly isCurrent: (options: string) => boolean};

/** Docusaurus loads the configuration and its plugins with modules of their own, and the history is read once. */
const shared = globalThis as {[key: symbol]: Map<string, SharedHistory> | undefined};
const KEY = Symbol.for('docusaurus-plugin-page-history');
const histories = (shared[KEY] ??= new Map<string, SharedHistory>());

type Loaded = {readonly head: string; readonly gap: Gap | null; readonly daysOf: ReturnType<typeof createHistory>};

/**
 * The history of a site by its options. Each repository is read once for a build of all locales, when a page of it is
 * asked for, and again after a commit or a change of the options.
 */
export function getSharedHistory(siteDir: string, options: PluginOptions): SiteHistory {
  const key = JSON.stringify([options.languages, String(options.ignoredSamples)]);
  const known = histories.get(siteDir);
  if (known?.isCurrent(key)) return known;
  const loaded = new Map<string, Loaded>();
  function loadRepository(root: string): Loaded {
    const history = readHistory(root);
    return {head: getHead(root), gap: history.gap, daysOf: createHistory(history, options)};
  }
  const history: SharedHistory = {
    isCurrent: (asked) => asked === key && [...loaded].every(([root, {head}]) => head === getHead(root)),
    read(file) {
      const real = existsSync(file) ? realpathSync(file) : file;
      const root = findRoot(dirname(real));
      if (root === null) return {days: [], gap: 'no repository'};
      const repository = loaded.get(root) ?? loadRepository(root);
      loaded.set(root, repository);
      const {gap, daysOf} = repository;
      return {days: daysOf(relative(root, real).split(sep).join('/')), gap};
    },
  };
  // The site that was loaded last comes last.
  histories.delete(siteDir);
  histories.set(siteDir, history);
  return history;
}

/**
 * Where Docusaurus reads when a page changed last, and who changed it: for the line at its end and for the sitemap. A day on which only
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
      return newest === undefined ? null : {timestamp: Date.parse(newest.day), author: newest.author ?? ''};
    },
  };
}
