import {relative, sep} from 'node:path';
import type {FutureConfig} from '@docusaurus/types';
import {loadHistory} from './history/loadHistory';
import type {SiteHistory} from './history/pageHistory';

type Vcs = Extract<FutureConfig['experimental_vcs'], object>;

/** The day of a page's last change that was not trivial; `undefined` for a page that was never committed. */
export function findLastChange({pages}: SiteHistory, source: string): string | undefined {
  return pages.find((page) => page.source === source)?.days[0]?.day;
}

/**
 * Where Docusaurus reads when a page changed last: for the line at its end and for the sitemap. A day on which only
 * spelling or formatting changed does not count. Without a history no page has a date.
 */
export function createVcs(siteDir: string = process.cwd()): Vcs {
  return {
    initialize: () => undefined,
    getFileCreationInfo: async (_file) => null,
    getFileLastUpdateInfo: async (file) => {
      const source = relative(siteDir, file).split(sep).join('/');
      const day = findLastChange(await loadHistory(siteDir), source);
      return day === undefined ? null : {timestamp: Date.parse(day), author: ''};
    },
  };
}
