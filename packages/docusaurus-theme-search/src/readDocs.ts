import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {CheerioAPI} from 'cheerio';
import {toPagePath, type BuiltSite} from 'docusaurus-plugin-built-site/pages';
import {LATEST, type SearchVersion} from './client/settings';
import type {SearchOptions} from './options';

/** A page as the docs plugin lists it; those that it makes of categories have no id. */
export type ListedDoc = Pick<DocMetadata, 'permalink' | 'title' | 'description' | 'unlisted'> & {
  readonly id?: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A plugin with its content, as Docusaurus hands it to `postBuild`. */
export type PluginWithContent = {
  readonly name: string;
  readonly options: {readonly id?: string; readonly routeBasePath?: string};
  readonly content?: unknown;
};

/** What search needs of a page of the built site. */
export type OutputPage = {
  readonly record: {
    /** Path below the base path. */
    readonly path: string;
    readonly title: string;
    readonly description: string;
    /** `search: false` keeps a page out of search, and with `search: title` only its title and description are found. */
    readonly frontmatter: Readonly<Record<string, unknown>>;
    readonly unlisted: boolean;
  };
  /** The page or its article, which the caller may change. */
  readonly article: () => CheerioAPI;
  /**
   * Makes data from the article, or takes what an earlier build has made with the same code and inputs: where the caller
   * keeps such data, as docusaurus-plugin-built-site does.
   */
  readonly derive?: <T>(
    by: {readonly code: string; readonly inputs: readonly string[]},
    make: (article: CheerioAPI) => T,
  ) => T;
};

/** What search needs of the site besides its pages: part of what Docusaurus hands to `postBuild`. */
export type OutputContext = {
  readonly siteConfig: {readonly url: string; readonly themeConfig?: unknown; readonly trailingSlash?: boolean};
  readonly baseUrl: string;
  readonly i18n: {readonly currentLocale: string; readonly defaultLocale: string};
  readonly plugins: readonly PluginWithContent[];
};

/** Where readers find a page: the id of its sidebar, and the labels of the categories that lead to it. */
export type PagePlace = {readonly sidebar: string; readonly path: readonly string[]};

/** A version with its tag in the form of DocSearch, its pages, and the places of those by their address without a last slash. */
export type DocsVersion = SearchVersion & {
  readonly docs: readonly ListedDoc[];
  readonly places: ReadonlyMap<string, PagePlace>;
};

/** An address without the slash at its end, which a setting of the site adds and removes. */
export const removeSlash = (address: string): string => address.replace(/\/$/, '');

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';
const DEFAULT_ID = 'default';

/** An entry of a sidebar: the id of a page, or the address of one that Docusaurus makes of a category. */
type Entry = {readonly key: string; readonly place: PagePlace; readonly made?: ListedDoc};

function flattenSidebar(items: readonly SidebarItem[], place: PagePlace): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (item.type === 'doc') return [{key: item.id, place}];
    if (item.type !== 'category') return [];
    const {label, link, collapsible} = item;
    // A category that neither folds nor links anywhere is a heading.
    const below = collapsible === false && !link ? place : {...place, path: [...place.path, label]};
    const entries = flattenSidebar(item.items, below);
    if (!link) return entries;
    if (link.type === 'doc') return [{key: link.id, place}, ...entries];
    const {permalink, title = label, description = '', keywords} = link;
    // What is on it is said on the pages that it lists.
    const frontMatter = {search: 'title', keywords};
    return [{key: permalink, place, made: {permalink, title, description, frontMatter, unlisted: false}}, ...entries];
  });
}

/**
 * Lists the versions of one docs instance. The latest ones of all instances share a key, because they are searched
 * together; names of older ones are told apart by their instance.
 */
function getInstanceVersions(content: unknown, id: string): DocsVersion[] {
  const isDefault = id === DEFAULT_ID;
  const {loadedVersions} = content as LoadedContent;
  return loadedVersions.map(({versionName, label, path, isLast, docs: pages, sidebars}) => {
    const entries = Object.entries(sidebars).flatMap(([sidebar, items]) => flattenSidebar(items, {sidebar, path: []}));
    const docs: ListedDoc[] = [...pages, ...entries.flatMap(({made}) => made ?? [])];
    const byKey = new Map(entries.map(({key, place}) => [key, place]));
    const places = docs.flatMap((doc): [string, PagePlace][] => {
      const place = byKey.get(doc.id ?? doc.permalink);
      return place ? [[removeSlash(doc.permalink), place]] : [];
    });
    return {
      key: isLast ? LATEST : isDefault ? versionName : `${id}-${versionName}`,
      label: isDefault ? label : `${id} ${label}`,
      path,
      tag: `docs-${id}-${versionName}`,
      instance: id,
      docs,
      places: new Map(places),
    };
  });
}

/**
 * Lists the versions of all docs instances, the latest of the default one first.
 *
 * @throws when no docs plugin is loaded, because there is nothing to search then
 */
export function getAllVersions(plugins: readonly PluginWithContent[]): DocsVersion[] {
  const versions = plugins
    .filter(({name}) => name === DOCS_PLUGIN)
    .sort((a, b) => Number(b.options.id === DEFAULT_ID) - Number(a.options.id === DEFAULT_ID))
    .flatMap(({options, content}) => getInstanceVersions(content, options.id ?? DEFAULT_ID));
  if (versions.length === 0)
    throw new Error(`docusaurus-theme-search needs the pages of ${DOCS_PLUGIN}: none is loaded.`);
  return versions.sort((a, b) => Number(b.key === LATEST) - Number(a.key === LATEST));
}

/** A blog as its plugin loads it. */
type LoadedBlog = {readonly blogTitle: string; readonly blogPosts: readonly {readonly metadata: ListedDoc}[]};

/** The posts of a blog, which are searched with the latest versions; Docusaurus tags them for DocSearch as pages of no version. */
function getPosts({content, options}: PluginWithContent, baseUrl: string): DocsVersion {
  const {blogTitle, blogPosts} = content as LoadedBlog;
  const {id = DEFAULT_ID, routeBasePath = 'blog'} = options;
  const docs = blogPosts.map(({metadata}) => metadata);
  const place: PagePlace = {sidebar: '', path: [blogTitle]};
  return {
    key: LATEST,
    label: blogTitle,
    path: baseUrl + routeBasePath.replace(/^\//, ''),
    tag: 'default',
    instance: `blog-${id}`,
    docs,
    places: new Map(docs.map(({permalink}) => [removeSlash(permalink), place])),
  };
}

/** Lists what is searched: the versions of all docs instances, and the blogs if the owner wants them. */
export function getSearchedVersions(
  {plugins, baseUrl}: OutputContext,
  {blog}: Pick<SearchOptions, 'blog'>,
): DocsVersion[] {
  const blogs = plugins.filter(({name}) => blog && name === BLOG_PLUGIN);
  return [...getAllVersions(plugins), ...blogs.map((plugin) => getPosts(plugin, baseUrl))];
}

/** The plugins in the form in which Docusaurus hands all content to `allContentLoaded`. */
export function toPlugins(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): PluginWithContent[] {
  return Object.entries(allContent).flatMap(([name, instances]) =>
    Object.entries(instances).map(([id, content]) => ({name, options: {id}, content})),
  );
}

/**
 * Finds the pages that are searched in the built site: docs, the pages that Docusaurus makes of categories, and posts.
 *
 * @throws when a page has no file
 */
export function collectPages(
  {findArticle}: Pick<BuiltSite, 'findArticle'>,
  context: OutputContext,
  options: Pick<SearchOptions, 'blog'>,
): OutputPage[] {
  const {baseUrl, siteConfig} = context;
  const docs = getSearchedVersions(context, options).flatMap((version) => version.docs);
  return docs.map(({permalink, title, description, frontMatter, unlisted}): OutputPage => {
    const path = toPagePath(permalink, baseUrl, siteConfig.trailingSlash);
    const article = findArticle(path);
    if (!article) throw new Error(`docusaurus-theme-search: the build has no file for ${path}`);
    return {record: {path, title, description, frontmatter: frontMatter, unlisted}, ...article};
  });
}
