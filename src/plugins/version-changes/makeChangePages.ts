import type {CheerioAPI} from 'cheerio';
import {changesRoot} from '../../config/versionChanges';
import {versionById} from '../../config/versions';
import {type BuiltPage, type BuiltSite, pageFile} from 'docusaurus-plugin-built-site';
import {CONTENT_SELECTOR} from './client/content';
import {comparePages, type ComparedPage, type PageDifference} from './comparePages';
import type {ComparedVersion, OrderedPage} from './listPairs';
import {renderOverview} from './renderOverview';
import {renderPage} from './renderPage';

/** What the comparisons are made from. */
export type ChangePagesInput = {
  readonly site: Pick<BuiltSite, 'pages' | 'documents'>;
  readonly versions: readonly ComparedVersion[];
  /** Sources of pages by their path from the root of the project. */
  readonly sources: ReadonlyMap<string, string>;
};

function findPage(pages: readonly BuiltPage[], path: string): BuiltPage {
  const page = pages.find(({record}) => record.path === path);
  if (!page) throw new Error(`version-changes: the build has no page ${path}`);
  return page;
}

function toComparedPage({path, title}: OrderedPage, {site, sources}: ChangePagesInput): ComparedPage {
  const {record, article} = findPage(site.pages, path);
  const {label, facts} = versionById(record.version);
  const text = sources.get(record.relativePath) ?? '';
  return {title, path, label, article: article(), source: {text, version: facts}};
}

/** The page that Docusaurus rendered, with its content put in. */
function fillPage(documents: ReadonlyMap<string, CheerioAPI>, route: string, html: string): readonly [string, string] {
  const file = pageFile(route);
  const $ = documents.get(file);
  const place = $?.(CONTENT_SELECTOR);
  if (!$ || place?.length !== 1) throw new Error(`version-changes: ${file} has no place for the comparison`);
  place.html(html);
  return [file, $.html()];
}

function makeVersionPages(compared: ComparedVersion, input: ChangePagesInput): (readonly [string, string])[] {
  const differences = new Map<string, PageDifference>(
    compared.pairs.map(({older, newer, route}) => [
      route,
      comparePages(toComparedPage(older, input), toComparedPage(newer, input)),
    ]),
  );
  const summaries = new Map([...differences].map(([route, {summary}]) => [route, summary]));
  const contents = [
    [changesRoot(compared.version), renderOverview(compared, summaries)] as const,
    ...[...differences].map(([route, difference]) => [route, renderPage(difference)] as const),
  ];
  return contents.map(([route, html]) => fillPage(input.site.documents, route, html));
}

/**
 * Compares each older page with its counterpart in the latest version, and fills the pages that the plugin of this
 * folder added: path below the build folder, and HTML.
 */
export function makeChangePages(input: ChangePagesInput): ReadonlyMap<string, string> {
  return new Map(input.versions.flatMap((compared) => makeVersionPages(compared, input)));
}
