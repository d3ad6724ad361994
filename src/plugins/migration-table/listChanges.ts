import {CHANGES_KEY, changesAnchor} from '../../config/counterparts';

/** One page of an older version and its counterpart in the latest one. */
export type ChangedPage = {
  /** Path without the base path, such as `/v1/errors/`. */
  readonly route: string;
  readonly title: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly counterpart: {readonly route: string; readonly title: string} | null;
};

/** A row of the table: its anchor and its cells, with inline Markdown. */
export type ChangesRow = {readonly id: string; readonly cells: readonly [page: string, changes: string]};

/** What is different in the latest version as rows of a `DataTable`, a row for each older page. */
export function listChanges(pages: readonly ChangedPage[]): ChangesRow[] {
  return pages.map(({route, title, frontMatter, counterpart}) => {
    const next = counterpart ? ` Now: [${counterpart.title}](${counterpart.route}).` : '';
    return {id: changesAnchor(route), cells: [`[${title}](${route})`, `${String(frontMatter[CHANGES_KEY])}${next}`]};
  });
}
