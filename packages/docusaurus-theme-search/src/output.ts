import {createHash} from 'node:crypto';
import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import {toPagePath, type BuiltSite} from 'docusaurus-plugin-built-site/pages';
import {
  FOLDER,
  getIndexFileName,
  getPartFileName,
  getPageRank,
  createPageRecords,
  type HostedRecord,
  type IndexSite,
  type SearchPage,
  type Section,
} from './engine/records';
import {getSearchedVersions, type DocsVersion, type ListedPage, type SearchContext} from './readDocs';
import type {PluginOptions} from './options';
import {findUnknownIds} from './findUnknownIds';
import {extractSections, type PageContent} from './extractSections';
import {PLACE_SEPARATOR} from './engine/response';
import {createIndex} from './engine/createIndex';

/** Files to write: path below the folder of the build, and content. */
export type Files = ReadonlyMap<string, string>;

/** File with the records that `docusaurus search:push` pushes to the hosted index. */
export const RECORDS_FILE = 'search-records.json';

/** Returns a hash of a file's content, for its name. */
export const hashContent = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Creates the only section of a page with `search: title`. */
const createTitleSection = (title: string): Section => ({level: 1, title, slug: null, text: '', identifiers: []});

/** Returns the navbar labels of the sidebars of a docs instance; empty if there's only one. */
function getSidebarNames({siteConfig}: SearchContext, instance: string): Readonly<Record<string, string>> {
  const {navbar} = (siteConfig.themeConfig ?? {}) as Partial<ThemeConfig>;
  const flattenItems = (items: readonly NavbarItem[] = []): NavbarItem[] =>
    items.flatMap((item) => [item, ...flattenItems(item.items)]);
  const own = flattenItems(navbar?.items).flatMap(({type, sidebarId = '', docsPluginId = 'default', label = ''}) =>
    type === 'docSidebar' && docsPluginId === instance ? [[String(sidebarId), label] as const] : [],
  );
  return own.length > 1 ? Object.fromEntries(own) : {};
}

/** Returns the place of a page: "Reference › API"; empty without a sidebar, or at the top level of the only one. */
function getPlace({place}: ListedPage, of: DocsVersion, context: SearchContext, {categories}: PluginOptions): string {
  const part = {...getSidebarNames(context, of.instance), ...categories}[place?.sidebar ?? ''];
  return [part, ...(place?.path ?? [])].filter(Boolean).join(PLACE_SEPARATOR);
}

/** Returns the keywords, tags and sidebar label of a page: strings, numbers, or objects with a label. */
function getKeywords({keywords, tags, sidebar_label: label}: ListedPage['frontMatter']): string[] {
  const listed: unknown[] = [keywords, tags, label].flat();
  return listed.flatMap((one) => {
    const name = typeof one === 'object' && one !== null && 'label' in one ? one.label : one;
    return typeof name === 'string' || typeof name === 'number' ? [String(name)] : [];
  });
}

type PageOfVersion = SearchPage & {readonly of: DocsVersion; readonly ignored: readonly string[]};

/**
 * Creates the page to index.
 *
 * @throws if the build has no file for this page
 */
function createPageOfVersion(
  page: ListedPage,
  of: DocsVersion,
  {findArticle}: Pick<BuiltSite, 'findArticle'>,
  context: SearchContext,
  options: PluginOptions,
): PageOfVersion {
  const {title, description, frontMatter} = page;
  const path = toPagePath(page.permalink, context.baseUrl, context.siteConfig.trailingSlash);
  const article = findArticle(path);
  if (!article) throw new Error(`docusaurus-theme-search: the build has no file for ${path}`);
  const inputs = [options.ignoredElements, options.ignoredSections].map((list) => JSON.stringify(list));
  const by = {code: import.meta.url, inputs: ['search', title, ...inputs]};
  const content: PageContent =
    frontMatter.search === 'title'
      ? {heading: '', sections: [createTitleSection(title)], ignored: []}
      : article.derive(by, ($) => extractSections($, title, options));
  const names = [content.heading, ...getKeywords(frontMatter)].filter((name) => name !== '' && name !== title);
  return {
    path,
    title,
    names: [...new Set(names)],
    description,
    category: getPlace(page, of, context, options),
    rank: getPageRank((context.baseUrl + path.slice(1)).slice(of.path.replace(/\/$/, '').length)),
    sections: content.sections,
    ignored: content.ignored,
    of,
  };
}

function createHostedRecords(pages: readonly PageOfVersion[], site: IndexSite, defaultLocale: string): HostedRecord[] {
  const {siteUrl, locale} = site;
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return pages.flatMap(({of: {key, tag}, ...page}) =>
    createPageRecords(page, siteUrl, {version: key, language: locale, docusaurus_tag: tag}, prefix),
  );
}

function createIndexFiles(version: string, pages: readonly PageOfVersion[], site: IndexSite): [string, string][] {
  const own = pages.filter(({of}) => of.key === version);
  const {index, parts} = createIndex(own, {...site, version}, hashContent);
  const files = [index, ...parts].map((file) => JSON.stringify(file));
  return files.map((content, at) => [at === 0 ? getIndexFileName(version) : getPartFileName(index, at - 1), content]);
}

/**
 * Creates the search files from the pages of the built site: the embedded index of each version, and the records of the
 * hosted index. Leaves out pages that are unlisted or have `search: false`.
 */
export function createSearchFiles(
  built: Pick<BuiltSite, 'findArticle'>,
  context: SearchContext,
  options: PluginOptions,
): Files {
  const {siteConfig, baseUrl, i18n} = context;
  const versions = getSearchedVersions(context, options);
  const pages = versions.flatMap((of) =>
    of.pages
      .filter(({unlisted, frontMatter}) => !unlisted && frontMatter.search !== false)
      .map((page) => createPageOfVersion(page, of, built, context, options)),
  );
  for (const warning of findUnknownIds(options, versions, pages, i18n)) console.warn(`[warning] ${warning}`);
  const site: IndexSite = {
    locale: i18n.currentLocale,
    siteUrl: siteConfig.url + baseUrl,
    synonyms: options.synonyms,
  };
  const keys = [...new Set(versions.map(({key}) => key))];
  return new Map([
    ...keys
      .flatMap((key) => createIndexFiles(key, pages, site))
      .map(([name, content]): [string, string] => [`${FOLDER}/${name}`, content]),
    [RECORDS_FILE, JSON.stringify(createHostedRecords(pages, site, i18n.defaultLocale))],
  ]);
}
