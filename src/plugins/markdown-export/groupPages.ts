import type {PageRecord} from '../built-site/pageRecord';
import {groupBy} from '../groupBy';

/** Pages whose routes begin with the same word. */
export type PageGroup<Page> = {
  readonly title: string;
  /** Start of their routes, such as `/workflows/`; `null` for pages that share theirs with no other. */
  readonly route: string | null;
  readonly pages: readonly Page[];
};

type Grouped = Pick<PageRecord, 'path' | 'title'>;

/** The first word of a route with the prefix of its version: `/v1/workflows/copy/` gives `/v1/workflows/`. */
function groupRoute(path: string, prefix: string): string {
  const [word = ''] = path.slice(prefix.length).split('/');
  return word ? `${prefix}${word}/` : prefix;
}

/**
 * Groups the pages of one version by section, in the order in which they are given. A section is named after the page
 * at its start. Pages without neighbours come first, in a group of their own.
 *
 * @param prefix start of every route of the version
 */
export function groupPages<Page extends Grouped>(pages: readonly Page[], prefix: string): PageGroup<Page>[] {
  const isSection = ([route, members]: readonly [string, readonly Page[]]): boolean =>
    members.length > 1 && members.some(({path}) => path === route);
  const entries = [...groupBy(pages, ({path}) => groupRoute(path, prefix))];
  const single = entries.filter((entry) => !isSection(entry)).flatMap(([, members]) => members);
  const sections = entries.filter(isSection).map(([route, members]) => {
    const title = members.find(({path}) => path === route)?.title ?? route;
    return {title, route, pages: members};
  });
  return [{title: 'General', route: null, pages: single}, ...sections];
}
