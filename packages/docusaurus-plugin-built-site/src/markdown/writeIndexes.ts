import type {BuiltVersion, PageRecord} from '../builtSite';
import {toMarkdownFile} from '../client';
import {indexOf, type MarkdownContext, type PageText} from './context';

/** Pages whose routes begin with the same word. */
type PageGroup<Page> = {
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

/** A further entry of the index: its name, a file below the base path, and what is there. */
type IndexEntry = {readonly name: string; readonly file: string; readonly text: string};

/** What the owner of a site says in the index. */
export type IndexTexts = {
  /** Title of the site. */
  readonly title: string;
  /** What the product is, in one sentence. */
  readonly summary: string;
  /** What each version is, by its label, for lists. */
  readonly versions: Readonly<Record<string, string>>;
  /** What else there is. */
  readonly more: readonly IndexEntry[];
};

const ofVersion = <Page extends {readonly version: string}>(pages: readonly Page[], version: BuiltVersion): Page[] =>
  pages.filter((page) => page.version === version.label);

function listPages(pages: readonly PageRecord[], version: BuiltVersion, context: MarkdownContext): string[] {
  const {siteUrl, words, fullTextFile} = context;
  return groupPages(pages, version.path).map(({title, route, pages: members}) => {
    const list = members.map(
      (page) => `- [${page.title}](${siteUrl}${toMarkdownFile(page.path)}): ${page.description}\n`,
    );
    const whole =
      route === null ? '' : `${words('sectionFile', {address: siteUrl + route.slice(1) + fullTextFile})}\n\n`;
    return `## ${title ?? words('general')}\n\n${whole}${list.join('')}`;
  });
}

/** What else there is, for the index of the latest version. "Optional" is a word of the format. */
function listMore(
  {more, versions: described}: IndexTexts,
  {versions, siteUrl, words, indexFile}: MarkdownContext,
): string {
  const others = versions
    .filter(({isLast}) => !isLast)
    .map((version) => {
      const {label} = version;
      const is = described[label] ? `${label}, ${described[label]}` : label;
      return {
        name: words('indexOf', {version: label}),
        file: indexOf(version, indexFile),
        text: words('pagesOf', {version: is}),
      };
    });
  const entries = [...more, ...others].map(({name, file, text}) => `- [${name}](${siteUrl}${file}): ${text}\n`);
  return entries.length > 0 ? `## Optional\n\n${entries.join('')}` : '';
}

/** The index of all pages of a version as Markdown, in the form of https://llmstxt.org. */
function writeIndex(version: BuiltVersion, texts: IndexTexts, context: MarkdownContext): string {
  const {siteUrl, words, fullTextFile} = context;
  const title = words('documentation', {site: texts.title});
  const described = texts.versions[version.label];
  const name = described ? `${version.label}, ${described}` : version.label;
  const more = version.isLast ? listMore(texts, context) : '';
  return [
    `# ${version.isLast ? title : words('versionTitle', {title, version: version.label})}\n`,
    ...(texts.summary ? [`> ${texts.summary}\n`] : []),
    `${words('indexNote', {version: name, address: siteUrl + version.path.slice(1) + fullTextFile})}\n`,
    ...listPages(
      ofVersion(
        context.texts.map(({record}) => record),
        version,
      ),
      version,
      context,
    ),
    ...(more ? [more] : []),
  ].join('\n');
}

/** The index of each version, by its file. */
export function writeIndexes(texts: IndexTexts, context: MarkdownContext): ReadonlyMap<string, string> {
  return new Map(
    context.versions.map((version) => [indexOf(version, context.indexFile), writeIndex(version, texts, context)]),
  );
}

function joinPages(texts: readonly PageText[], {siteUrl, words}: MarkdownContext): string {
  return texts
    .map(({record: {title, path}, body}) => {
      return `# ${title}\n\n${words('source', {address: siteUrl + path.slice(1)})}\n\n${body}`;
    })
    .join('\n---\n\n');
}

/** The pages of each version, and of each of its sections, in one file: for programs that read much at once. */
export function writeFullText(context: MarkdownContext): ReadonlyMap<string, string> {
  const files = context.versions.flatMap((version) => {
    const pages = context.texts
      .filter(({record}) => record.version === version.label)
      .map((text) => ({...text, version: version.label, path: text.record.path, title: text.record.title}));
    const sections = groupPages(pages, version.path).flatMap(({route, pages: members}) =>
      route === null ? [] : [{route, pages: members}],
    );
    return [{route: version.path, pages}, ...sections].map(
      ({route, pages: members}) => [route.slice(1) + context.fullTextFile, joinPages(members, context)] as const,
    );
  });
  return new Map(files);
}
