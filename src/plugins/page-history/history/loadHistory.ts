import {readHistory} from '../git/readHistory';
import {makeHistory} from './makeHistory';
import type {SiteHistory} from './pageHistory';

/** What the history is read from: pages and the figures they print. */
const PATHS = ['docs', 'versioned_docs', 'src/facts'];

const loaded = new Map<string, Promise<SiteHistory>>();

async function load(siteDir: string): Promise<SiteHistory> {
  const history = await readHistory(siteDir, PATHS);
  if (history.gap !== null) return {gap: history.gap, pages: [], api: []};
  return {gap: null, ...(await makeHistory(history))};
}

/** The history of a site, read once for a build. */
export function loadHistory(siteDir: string): Promise<SiteHistory> {
  const known = loaded.get(siteDir) ?? load(siteDir);
  loaded.set(siteDir, known);
  return known;
}
