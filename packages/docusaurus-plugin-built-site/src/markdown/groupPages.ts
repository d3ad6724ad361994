import type {PageRecord} from '../builtSite';

/** Pages whose routes begin with the same word. */
export type PageGroup<Page> = {
  /** Title of the page at their start; `null` for pages that share theirs with no other. */
  readonly title: string | null;
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
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const route = groupRoute(page.path, prefix);
    groups.set(route, [...(groups.get(route) ?? []), page]);
  }
  const isSection = ([route, members]: readonly [string, readonly Page[]]): boolean =>
    members.length > 1 && members.some(({path}) => path === route);
  const entries = [...groups];
  const single = entries.filter((entry) => !isSection(entry)).flatMap(([, members]) => members);
  const sections = entries.filter(isSection).map(([route, members]) => {
    const title = members.find(({path}) => path === route)?.title ?? route;
    return {title, route, pages: members};
  });
  return [{title: null, route: null, pages: single}, ...sections];
}
