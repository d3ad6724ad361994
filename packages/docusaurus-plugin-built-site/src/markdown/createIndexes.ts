import type {BuiltVersion, PageRecord} from '../builtSite';
import {toAddress, toMarkdownFile} from '../client';
import {addTrailingSlash} from '../getDocsPages';
import {FULL_TEXT_FILE, getLlmsTxtPath, isInVersion, type MarkdownContext, type PageText} from './context';
import type {SectionFiles} from './createPageFiles';
import {escapeText} from './toMarkdown';

/** A group of pages: a sidebar category, or routes with the same first segment. */
type PageGroup<Page> = {
  /** Label of the category or title of its index page; `null` for pages without a group. */
  readonly title: string | null;
  /** Path of its index page, such as `/workflows/`; `null` without one. */
  readonly route: string | null;
  readonly pages: readonly Page[];
};

type GroupedPage = Pick<PageRecord, 'path' | 'title'> & Partial<Pick<PageRecord, 'sidebar'>>;

/** Maximum depth of sections. Deeper categories belong to the section around them. */
const SECTION_DEPTH = 2;

/** Sorts pages: the index page, those in sidebars in their order, and then all others. */
function sortPages<Page extends GroupedPage>(pages: readonly Page[], prefix: string): Page[] {
  const getOrder = ({path, sidebar}: Page): number =>
    addTrailingSlash(path) === prefix ? -1 : (sidebar?.order ?? Infinity);
  return [...pages].sort((a, b) => (getOrder(a) < getOrder(b) ? -1 : Number(getOrder(a) > getOrder(b))));
}

function groupBySidebar<Page extends GroupedPage>(pages: readonly Page[], prefix: string): PageGroup<Page>[] {
  const groups = new Map<string, PageGroup<Page>>([['', {title: null, route: null, pages: []}]]);
  for (const page of sortPages(pages, prefix)) {
    const categories = page.sidebar?.categories.slice(0, SECTION_DEPTH) ?? [];
    const {label = null, path = null} = categories.at(-1) ?? {};
    const key = categories.map((category) => category.label).join('\n');
    // The full-text file of the version contains all of its pages.
    const route = path === null || addTrailingSlash(path) === prefix ? null : addTrailingSlash(path);
    groups.set(key, {title: label, route, pages: [...(groups.get(key)?.pages ?? []), page]});
  }
  const titles = [...groups.values()].map(({title}) => title);
  return [...groups].map(([key, group]) => {
    const isTwice = titles.filter((title) => title === group.title).length > 1;
    return {...group, title: isTwice ? key.replaceAll('\n', ': ') : group.title};
  });
}

/** Returns the first segment of a route after the prefix of its version: `/v1/workflows/` for `/v1/workflows/copy/`. */
function getGroupRoute(path: string, prefix: string): string {
  const [word = ''] = path.slice(prefix.length).split('/');
  return word ? `${prefix}${word}/` : prefix;
}

/** Groups pages that aren't in a sidebar. A section is named after its index page. */
function groupByRoute<Page extends GroupedPage>(pages: readonly Page[], prefix: string): PageGroup<Page>[] {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const route = getGroupRoute(page.path, prefix);
    groups.set(route, [...(groups.get(route) ?? []), page]);
  }
  const isSection = ([route, members]: readonly [string, readonly Page[]]): boolean =>
    members.length > 1 && members.some(({path}) => addTrailingSlash(path) === route);
  const entries = [...groups];
  const single = entries.filter((entry) => !isSection(entry)).flatMap(([, members]) => members);
  const sections = entries.filter(isSection).map(([route, members]) => {
    const title = members.find(({path}) => addTrailingSlash(path) === route)?.title ?? route;
    return {title, route, pages: members};
  });
  return [{title: null, route: null, pages: single}, ...sections];
}

/**
 * Groups the pages of a version by section, in the order of the sidebars. Without sidebars, a section contains the
 * routes with the same first segment. Pages without a section come first, in a separate group.
 *
 * @param prefix path prefix of the version's routes
 */
export function groupPages<Page extends GroupedPage>(pages: readonly Page[], prefix: string): PageGroup<Page>[] {
  return pages.some(({sidebar}) => sidebar) ? groupBySidebar(pages, prefix) : groupByRoute(pages, prefix);
}

/** Options of `markdown()`. */
export type MarkdownOptions = {
  /** The site name to use in `llms.txt`. @default your site's `title` @example 'Acme' */
  readonly title: string;
  /** One sentence to explain what your product does. @default your site's `tagline` @example 'Acme connects apps and APIs.' */
  readonly summary: string;
  /** A short description for each version label. @default {} @example {v1: 'the first generation'} */
  readonly versions: Readonly<Record<string, string>>;
  /** Additional files to list in `llms.txt`. @default [] @example [{name: 'API', file: 'openapi.yaml', text: 'The API as OpenAPI'}] */
  readonly more: readonly {readonly name: string; readonly file: string; readonly text: string}[];
};

/** An index: of a version, or of the latest versions of all instances at the root of the site. */
type Index = {readonly path: string; readonly versions: readonly BuiltVersion[]; readonly isRoot: boolean};

/** Returns the index at the root, with the latest versions, and an index for each version in its own folder. */
function getIndexes(versions: readonly BuiltVersion[]): Index[] {
  const others = versions.filter(({path}) => path !== '/');
  const latest = versions.filter(({isLast}) => isLast);
  return [
    {path: '/', versions: latest, isRoot: true},
    ...others.map((version) => ({path: version.path, versions: [version], isRoot: false})),
  ];
}

/**
 * Returns the label of a version. If there are several instances, the only version of an instance is named after the
 * instance, because a label like "Next" isn't useful there.
 */
function getVersionName({label, instance}: BuiltVersion, versions: readonly BuiltVersion[]): string {
  const isAlone = versions.filter((version) => version.instance === instance).length === 1;
  return isAlone && versions.length > 1 ? instance : label;
}

/** Returns the allowed keys of the `versions` option. If there's only one version, this includes the site's title. */
const getDescribedNames = (versions: readonly BuiltVersion[], title: string): string[] => [
  ...versions.map((version) => getVersionName(version, versions)),
  ...(versions.length === 1 ? [title] : []),
];

/**
 * Returns a warning for each described version that the site doesn't have. It isn't an error, because a build can leave
 * out versions. With several locales, labels aren't checked, because they can be translated.
 */
export function findUnknownVersions(
  {title, versions: described}: Pick<MarkdownOptions, 'title' | 'versions'>,
  versions: readonly BuiltVersion[],
  locales: readonly string[],
): string[] {
  const known = getDescribedNames(versions, title);
  return Object.keys(described)
    .filter((name) => locales.length === 1 && !known.includes(name))
    .map(
      (name) =>
        `docusaurus.config.ts, markdown(): "versions.${name}" isn't the label of a version; allowed: ${known.join(', ')}`,
    );
}

const formatEntry = (name: string, address: string, text: string): string =>
  `- [${escapeText(name)}](${address})${text ? `: ${escapeText(text)}` : ''}\n`;

/**
 * Lists the pages of a version by section, with the files of their sections below long pages. With several instances,
 * pages without a section are listed below the name of their instance.
 */
function formatPages(
  version: BuiltVersion,
  {isRoot, versions}: Index,
  sections: SectionFiles,
  context: MarkdownContext,
): string[] {
  const {siteUrl, words, texts} = context;
  const records = texts.map(({record}) => record).filter(isInVersion(version));
  const general = isRoot && versions.length > 1 ? getVersionName(version, context.versions) : words('general');
  return groupPages(records, version.path)
    .filter(({pages}) => pages.length > 0)
    .map(({title, route, pages}) => {
      const list = pages.flatMap(({title: name, path, description}) => [
        formatEntry(name, toAddress(siteUrl, toMarkdownFile(path)), description),
        ...(sections.get(toAddress(siteUrl, path.slice(1))) ?? []).map(
          // Titles of sections are Markdown already.
          (section) => `  - [${section.title}](${section.address})\n`,
        ),
      ]);
      const whole =
        route && `${words('sectionFile', {address: toAddress(siteUrl, route.slice(1)) + FULL_TEXT_FILE})}\n\n`;
      return `## ${escapeText(title ?? general)}\n\n${whole ?? ''}${list.join('')}`;
    });
}

/** Formats the section with other resources, for the index at the root. "Optional" is a keyword of the format. */
function formatOptionalSection({more, versions: described}: MarkdownOptions, context: MarkdownContext): string {
  const {versions, siteUrl, words} = context;
  const others = versions
    .filter(({isLast}) => !isLast)
    .map((version) => {
      const name = getVersionName(version, versions);
      const is = described[name] ? `${name}, ${described[name]}` : name;
      return {
        name: words('indexOf', {version: name}),
        file: getLlmsTxtPath(version),
        text: words('pagesOf', {version: is}),
      };
    });
  const entries = [...more, ...others].map(({name, file, text}) => formatEntry(name, toAddress(siteUrl, file), text));
  return entries.length > 0 ? `## Optional\n\n${entries.join('')}` : '';
}

/** Formats an index of pages in the format of https://llmstxt.org. */
function formatIndex(index: Index, texts: MarkdownOptions, sections: SectionFiles, context: MarkdownContext): string {
  const {siteUrl, words} = context;
  const title = words('documentation', {site: texts.title});
  // If there's only one version, its label ("Next") isn't useful.
  const isOnly = context.versions.length === 1;
  const names = isOnly ? [texts.title] : index.versions.map((version) => getVersionName(version, context.versions));
  const described = names.map((name) => (texts.versions[name] ? `${name}, ${texts.versions[name]}` : name));
  const more = index.isRoot ? formatOptionalSection(texts, context) : '';
  const heading = index.isRoot || isOnly ? title : words('versionTitle', {title, version: names.join(', ')});
  return [
    `# ${escapeText(heading)}\n`,
    ...(texts.summary ? [`> ${escapeText(texts.summary)}\n`] : []),
    `${words('indexNote', {version: escapeText(described.join(', ')), address: siteUrl + index.path.slice(1) + FULL_TEXT_FILE})}\n`,
    ...index.versions.flatMap((version) => formatPages(version, index, sections, context)),
    ...(more ? [more] : []),
  ].join('\n');
}

/** Creates the index of the site and of each version elsewhere, by file. */
export function createIndexes(
  texts: MarkdownOptions,
  sections: SectionFiles,
  context: MarkdownContext,
): ReadonlyMap<string, string> {
  return new Map(
    getIndexes(context.versions).map((index) => [getLlmsTxtPath(index), formatIndex(index, texts, sections, context)]),
  );
}

function joinPages(texts: readonly PageText[], {siteUrl, words}: MarkdownContext): string {
  return texts
    .map(({record: {path}, title, body}) => {
      return `# ${title}\n\n${words('source', {address: toAddress(siteUrl, path.slice(1))})}\n\n${body}`;
    })
    .join('\n---\n\n');
}

/** Creates one file with all pages per index and per section, for programs that read a lot at once. */
export function createFullTexts(context: MarkdownContext): ReadonlyMap<string, string> {
  const getPages = (version: BuiltVersion) =>
    sortPages(
      context.texts
        .filter(({record}) => isInVersion(version)(record))
        .map((text) => ({...text, path: text.record.path, sidebar: text.record.sidebar})),
      version.path,
    );
  const wholes = getIndexes(context.versions).map(({path, versions}) => ({
    route: path,
    pages: versions.flatMap(getPages),
  }));
  const sections = context.versions.flatMap((version) =>
    groupPages(getPages(version), version.path).flatMap(({route, pages}) => (route === null ? [] : [{route, pages}])),
  );
  return new Map(
    [...sections, ...wholes].map(
      ({route, pages}) => [route.slice(1) + FULL_TEXT_FILE, joinPages(pages, context)] as const,
    ),
  );
}
