import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {DOCS_PLUGIN, type BuildContext} from 'docusaurus-plugin-built-site/pages';
import {LATEST, type SearchVersion, type StartingPoint} from './client/settings';
import type {PluginOptions} from './options';

/** Position of a page: the id of its sidebar, and the labels of the categories around it. */
type PagePlace = {readonly sidebar: string; readonly path: readonly string[]};

/** A page in the content of its plugin. */
export type ListedPage = Pick<DocMetadata, 'permalink' | 'title' | 'description' | 'unlisted'> & {
  /** With `search: false`, the page isn't indexed. With `search: title`, only its title and description are. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly place?: PagePlace;
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A plugin with its content. */
export type PluginWithContent = Pick<LoadedPlugin, 'name' | 'options' | 'content'>;

/** Context for indexing a site. */
export type SearchContext = Pick<BuildContext, 'siteConfig' | 'baseUrl' | 'i18n'> & {
  readonly plugins: readonly PluginWithContent[];
};

/** A version with its DocSearch tag and its pages. */
export type DocsVersion = SearchVersion & {readonly pages: readonly ListedPage[]};

const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';
const DEFAULT_ID = 'default';

/** An entry of a sidebar: the id of a page, or a generated category page. */
type Entry = {readonly id: string; readonly place: PagePlace} | ListedPage;

function flattenSidebar(items: readonly SidebarItem[], place: PagePlace): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (item.type === 'doc') return [{id: item.id, place}];
    if (item.type !== 'category') return [];
    const {label, link, collapsible} = item;
    // A category that isn't collapsible and has no link is only a heading.
    const below = collapsible === false && !link ? place : {...place, path: [...place.path, label]};
    const entries = flattenSidebar(item.items, below);
    if (!link) return entries;
    if (link.type === 'doc') return [{id: link.id, place}, ...entries];
    const {permalink, title = label, description = '', keywords} = link;
    // The page only repeats the titles and descriptions of others.
    const frontMatter = {search: 'title', keywords};
    return [{permalink, title, description, frontMatter, unlisted: false, place}, ...entries];
  });
}

/**
 * Returns the versions of a docs instance. The latest versions of all instances have the same key, because they're
 * searched together. The keys of older versions contain the instance.
 */
function getInstanceVersions(content: unknown, id: string): DocsVersion[] {
  const isDefault = id === DEFAULT_ID;
  const {loadedVersions} = content as LoadedContent;
  return loadedVersions.map(({versionName, label, path, isLast, docs, sidebars}) => {
    const entries = Object.entries(sidebars).flatMap(([sidebar, items]) => flattenSidebar(items, {sidebar, path: []}));
    const places = new Map(entries.flatMap((entry) => ('id' in entry ? [[entry.id, entry.place]] : [])));
    const made = entries.flatMap((entry) => ('id' in entry ? [] : [entry]));
    return {
      key: isLast ? LATEST : isDefault ? versionName : `${id}-${versionName}`,
      label: isDefault ? label : `${id} ${label}`,
      path,
      tag: `docs-${id}-${versionName}`,
      instance: id,
      pages: [...docs.map((doc) => ({...doc, place: places.get(doc.id)})), ...made],
    };
  });
}

/**
 * Returns the versions of all docs instances, starting with the latest version of the default instance.
 *
 * @throws if no docs plugin is loaded
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

/** Adds the description of the linked page to a link without a description. */
export function addDescription(
  link: StartingPoint,
  versions: readonly Pick<DocsVersion, 'pages'>[],
  baseUrl: string,
): StartingPoint {
  const getPath = (address: string): string => (address.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  const path = getPath(baseUrl + link.to.replace(/^\//, ''));
  const page = versions.flatMap(({pages}) => pages).find(({permalink}) => getPath(permalink) === path);
  return page?.description ? {description: page.description, ...link} : link;
}

type LoadedBlog = {readonly blogTitle: string; readonly blogPosts: readonly {readonly metadata: ListedPage}[]};

/**
 * Returns the posts of a blog, which are searched with the latest versions. Docusaurus uses the tag `default` for them.
 */
function getBlogVersion({content, options}: PluginWithContent, baseUrl: string): DocsVersion {
  const {blogTitle, blogPosts} = content as LoadedBlog;
  const {id = DEFAULT_ID, routeBasePath = 'blog'} = options;
  return {
    key: LATEST,
    label: blogTitle,
    path: baseUrl + String(routeBasePath).replace(/^\//, ''),
    tag: 'default',
    instance: `blog-${id}`,
    pages: blogPosts.map(({metadata}) => ({...metadata, place: {sidebar: '', path: [blogTitle]}})),
  };
}

/** Returns the versions to index: those of all docs instances and, if enabled, blogs. */
export function getSearchedVersions(
  {plugins, baseUrl}: SearchContext,
  {blog}: Pick<PluginOptions, 'blog'>,
): DocsVersion[] {
  const blogs = plugins.filter(({name}) => blog && name === BLOG_PLUGIN);
  return [...getAllVersions(plugins), ...blogs.map((plugin) => getBlogVersion(plugin, baseUrl))];
}

/** Converts the argument of `allContentLoaded` to a list of plugins. */
export function getPluginsWithContent(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): PluginWithContent[] {
  return Object.entries(allContent).flatMap(([name, instances]) =>
    Object.entries(instances).map(([id, content]) => ({name, options: {id}, content})),
  );
}
