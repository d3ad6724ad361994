import {load, type CheerioAPI} from 'cheerio';
import {decodePath, getPageFile} from './client';
import {keepNothing, type Derive} from './derive';
import {parseTags} from './html';
import type {SidebarPlace} from './sidebarPlaces';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const getHtmlFile = (path: string): string => `${path.slice(1).replace(/\/$/, '')}.html`;

/** What the file of a page can be called; Docusaurus names it by the address as the author has written it. */
const getFileNames = (path: string): string[] =>
  [path, decodePath(path)].flatMap((written) => [getPageFile(written), getHtmlFile(written)]);

/** A finished build, for programs that make something out of it afterwards. */
export type FinishedBuild = {
  /** Records of all listed pages. */
  readonly records: readonly PageRecord[];
  readonly readFile: (file: string) => Buffer;
  /** The HTML of a page; with `trailingSlash: false`, that of `/limits` is the file `limits.html`. */
  readonly readPage: (path: string) => string;
};

/** The file of a build with the records of all listed pages: anybody can read it. */
export const PAGES_FILE = 'pages.json';

/**
 * Opens the folder of a build.
 *
 * @throws when it has no finished build
 */
export function readBuild(folder: string): FinishedBuild {
  if (!existsSync(join(folder, PAGES_FILE))) {
    throw new Error(`${folder} contains no finished build. Run npm run build first.`);
  }
  const readFile = (file: string): Buffer => readFileSync(join(folder, file));
  const readPage = (path: string): string => {
    const name = getFileNames(path).find((file) => existsSync(join(folder, file)));
    return readFile(name ?? getPageFile(path)).toString();
  };
  return {records: JSON.parse(readFile(PAGES_FILE).toString()) as PageRecord[], readFile, readPage};
}

/** One heading of a page that can be linked to; the title of the page itself is not among them. */
export type PageHeader = {
  /** 2 for `h2` and so on. */
  readonly level: number;
  readonly title: string;
  /** The id of the heading: the part after `#`. */
  readonly slug: string;
};

/** The documentation page record: what everything after the build reads instead of the source tree. */
export type PageRecord = {
  readonly title: string;
  readonly description: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** Address below the base path, such as `/limits/` or `/v1/errors/`. */
  readonly path: string;
  /** Source file from the root of the project. */
  readonly relativePath: string;
  /** A short stable name of the page, derived from its address. */
  readonly key: string;
  readonly headers: readonly PageHeader[];
  /** Label of the version that the page belongs to, as Docusaurus shows it. */
  readonly version: string;
  /** Id of the docs instance: `default` for the one of the preset. */
  readonly instance: string;
  /** Locale that the site was built for. */
  readonly locale: string;
  /** Unlisted pages are served, and stay out of search, the sitemap and lists. */
  readonly unlisted: boolean;
  /** Where the sidebars list the page; `null` for a page that is in none. */
  readonly sidebar: SidebarPlace | null;
};

/** A page before its built HTML has been read. */
export type ListedPage = Omit<PageRecord, 'headers'>;

/** Everything Docusaurus knows about the documentation: docs instances, versions and pages. */
export type ListedSite = {readonly versions: readonly BuiltVersion[]; readonly pages: readonly ListedPage[]};

/** One version of the documentation, as the docs plugin knows it. */
export type BuiltVersion = {
  /** The label that readers see; page records name their version by it. */
  readonly label: string;
  /** Id of the docs instance: two of them can have versions with the same label. */
  readonly instance: string;
  /** Start of every route of this version below the base path: `/` or `/v1/`. */
  readonly path: string;
  /** Whether it is the version that readers get by default. */
  readonly isLast: boolean;
};

/** The article of a page. */
export type Article = {
  /** A copy of the article that the caller may change. It is parsed at each call: see `derive`. */
  readonly article: () => CheerioAPI;
  /** Makes data from a copy of the article that `make` may change. */
  readonly derive: Derive;
};

/** One page of the documentation. */
export type BuiltPage = Article & {readonly record: PageRecord};

/** The built site as every output reads it. */
export type BuiltSite = {
  /** The pages of the docs plugin, which a site without it doesn't have: then an error says so. */
  readonly pages: readonly BuiltPage[];
  readonly records: readonly PageRecord[];
  /** The versions of the documentation, in the order of the docs plugin: the latest first. */
  readonly versions: readonly BuiltVersion[];
  /** Every HTML file of the build by its path: the pages, and those such as `404.html`. */
  readonly files: ReadonlyMap<string, string>;
  /** Finds a page of any plugin by its address below the base path. */
  readonly findArticle: (path: string) => Article | undefined;
};

/** The first article of a page as HTML: parsing everything around it takes most of the time. */
export function extractArticle(html: string): string {
  let [start, end, depth] = [-1, html.length, 0];
  parseTags(html, (tag) => {
    if (tag.name !== 'article') return true;
    if (start < 0) start = tag.start;
    depth += tag.isEnd ? -1 : 1;
    if (depth === 0) end = tag.end;
    return depth > 0;
  });
  return start < 0 ? '' : html.slice(start, end);
}

/** Reads the headings with an id from the article of a built page, in reading order. */
export function getHeaders($: CheerioAPI): PageHeader[] {
  return $('article :is(h2, h3, h4, h5, h6)[id]')
    .toArray()
    .map((heading) => {
      const text = $(heading).clone();
      text.find('.hash-link').remove();
      return {
        level: Number(heading.tagName.slice(1)),
        title: text.text().replaceAll('\u200B', '').trim(),
        slug: String(heading.attribs.id),
      };
    });
}

/** The file of a page by its address; with `trailingSlash: false`, `/limits` is the file `limits.html`. */
export const findHtml = (files: BuiltSite['files'], path: string): string | undefined =>
  getFileNames(path)
    .map((name) => files.get(name))
    .find((html) => html !== undefined);

/** Says in which page something has failed. */
function withErrorContext<Result>(place: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`, {cause: error});
  }
}

/**
 * Reads the built site. A page is parsed when something is made from it that no earlier build has made.
 *
 * @param list gets the versions and pages that Docusaurus made, when an output asks for them
 * @param files content of every HTML file by its path below the build folder
 * @param data what is kept between builds
 */
export function loadBuiltSite(list: () => ListedSite, files: BuiltSite['files'], data = keepNothing): BuiltSite {
  const toArticle = (html: string, place: string): Article => {
    const text = extractArticle(html);
    const article = (): CheerioAPI => load(text, null, false);
    return {article, derive: (by, make) => withErrorContext(place, () => data.get(text, by, () => make(article())))};
  };
  const loadPages = () => {
    const {versions, pages: listed} = list();
    const pages = listed.map((page): BuiltPage => {
      const html = findHtml(files, page.path);
      if (html === undefined)
        throw new Error(`${page.relativePath}: the build has no file ${getPageFile(page.path)} for ${page.path}`);
      const article = toArticle(html, page.relativePath);
      const headers = article.derive({code: import.meta.url, inputs: ['headers']}, getHeaders);
      return {record: {...page, headers}, ...article};
    });
    return {versions, pages, records: pages.map(({record}) => record)};
  };
  let known: ReturnType<typeof loadPages> | undefined;
  const getLoadedPages = () => (known ??= loadPages());
  return {
    files,
    get pages() {
      return getLoadedPages().pages;
    },
    get records() {
      return getLoadedPages().records;
    },
    get versions() {
      return getLoadedPages().versions;
    },
    findArticle(path) {
      const html = findHtml(files, path);
      return html === undefined ? undefined : toArticle(html, path);
    },
  };
}
