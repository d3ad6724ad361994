import {createHash} from 'node:crypto';
import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import {findVersionByPath} from './client/settings';
import {
  FOLDER,
  getIndexFileName,
  getPartFileName,
  getPageRank,
  toRecords,
  type HostedRecord,
  type IndexSite,
  type SearchPage,
  type Section,
} from './engine/records';
import {getSearchedVersions, removeSlash, type DocsVersion, type OutputContext, type OutputPage} from './readDocs';
import {resolveOptions, type Options, type SearchOptions} from './options';
import {extractSections, type PageContent} from './extractSections';
import {PLACE_SEPARATOR} from './engine/answer';
import {makeIndex} from './engine/makeIndex';

/** Files to write: path below the folder of the build, and content. */
export type Files = ReadonlyMap<string, string>;

/** File with the records that `docusaurus search:push` pushes to the hosted index. */
export const RECORDS_FILE = 'search-records.json';

/** Content hash for file names. */
export const hash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Whether a page is indexed: not if it's unlisted, or has `search: false` because it duplicates another. */
function isSearchable({unlisted, frontmatter}: OutputPage['record']): boolean {
  return !unlisted && frontmatter.search !== false;
}

/** Creates the only section of a page that is found by its title alone: it lists other pages (`search: title`). */
const createTitleSection = (title: string): Section => ({level: 1, title, slug: null, text: '', identifiers: []});

/** Navbar labels of the sidebars of a docs instance, if there are several. */
function getSidebarNames({siteConfig}: OutputContext, instance: string): Readonly<Record<string, string>> {
  const {navbar} = (siteConfig.themeConfig ?? {}) as Partial<ThemeConfig>;
  const flattenItems = (items: readonly NavbarItem[] = []): NavbarItem[] =>
    items.flatMap((item) => [item, ...flattenItems(item.items)]);
  const own = flattenItems(navbar?.items).flatMap(({type, sidebarId = '', docsPluginId = 'default', label = ''}) =>
    type === 'docSidebar' && docsPluginId === instance ? [[String(sidebarId), label] as const] : [],
  );
  return own.length > 1 ? Object.fromEntries(own) : {};
}

/** Returns the place of a page: "Reference › API"; empty without a sidebar, or at the top level of the only one. */
function getPlace(address: string, of: DocsVersion, context: OutputContext, {categories}: SearchOptions): string {
  const {sidebar = '', path = []} = of.places.get(removeSlash(address)) ?? {};
  const part = {...getSidebarNames(context, of.instance), ...categories}[sidebar];
  return [part, ...path].filter(Boolean).join(PLACE_SEPARATOR);
}

/**
 * Returns the keywords, tags and sidebar label of a page. Docusaurus accepts strings, numbers, or objects with a label.
 */
function getNames({keywords, tags, sidebar_label: label}: OutputPage['record']['frontmatter']): string[] {
  const listed: unknown[] = [keywords, tags, label].flat();
  return listed.flatMap((one) => {
    const name = typeof one === 'object' && one !== null && 'label' in one ? one.label : one;
    return typeof name === 'string' || typeof name === 'number' ? [String(name)] : [];
  });
}

/** A page as search reads it, with the version that it belongs to. */
type PageOfVersion = SearchPage & {readonly of: DocsVersion};

function createPageOfVersion(
  {record: {path, title, description, frontmatter}, article, derive = (_, make) => make(article())}: OutputPage,
  versions: readonly DocsVersion[],
  context: OutputContext,
  options: SearchOptions,
): PageOfVersion[] {
  const address = context.baseUrl + path.slice(1);
  const of = findVersionByPath(versions, address);
  if (!of) return [];
  const below = address.slice(removeSlash(of.path).length);
  const category = getPlace(address, of, context, options);
  const inputs = [options.ignoredElements, options.ignoredSections].map((list) => JSON.stringify(list));
  const by = {code: import.meta.url, inputs: ['search', title, ...inputs]};
  const content: PageContent =
    frontmatter.search === 'title'
      ? {heading: '', sections: [createTitleSection(title)]}
      : derive(by, ($) => extractSections($, title, options));
  const names = [content.heading, ...getNames(frontmatter)].filter((name) => name !== '' && name !== title);
  return [
    {
      path,
      title,
      names: [...new Set(names)],
      description,
      category,
      rank: getPageRank(below),
      sections: content.sections,
      of,
    },
  ];
}

function createHostedRecords(pages: readonly PageOfVersion[], site: IndexSite, defaultLocale: string): HostedRecord[] {
  const {siteUrl, locale} = site;
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return pages.flatMap(({of: {key, tag}, ...page}) =>
    toRecords(page, siteUrl, {version: key, language: locale, docusaurus_tag: tag}, prefix),
  );
}

/** Returns the files of a version by name. */
function createIndexFiles(version: string, pages: readonly PageOfVersion[], site: IndexSite): [string, string][] {
  const own = pages.filter(({of}) => of.key === version);
  const {index, parts} = makeIndex(own, {...site, version}, hash);
  const files = [index, ...parts].map((file) => JSON.stringify(file));
  return files.map((content, at) => [at === 0 ? getIndexFileName(version) : getPartFileName(index, at - 1), content]);
}

/**
 * Creates the search files from the pages of the built site: the embedded index of each version, and the records of the
 * hosted index.
 */
export function searchOutput(
  given: Options = {},
): (site: {readonly pages: readonly OutputPage[]}, context: OutputContext) => Files {
  const options = resolveOptions(given);
  // Its name is what the build prints.
  return function search({pages: built}, context) {
    const {siteConfig, baseUrl, i18n} = context;
    const versions = getSearchedVersions(context, options);
    const searchable = built.filter(({record}) => isSearchable(record));
    const pages = searchable.flatMap((page) => createPageOfVersion(page, versions, context, options));
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
  };
}
