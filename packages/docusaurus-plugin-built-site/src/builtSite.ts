import {load, type CheerioAPI} from 'cheerio';
import {decodePath, getPageFile} from './client';
import {noCache, type Derive} from './derive';
import {parseTags} from './html';
import type {SidebarPlace} from './sidebarPlaces';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Returns the possible file names of a page. Docusaurus writes the address as it is in the source, encoded or not. */
const getFileNames = (path: string): string[] =>
  [path, decodePath(path)].flatMap((written) => [getPageFile(written), written.slice(1).replace(/\/?$/, '.html')]);

/** A finished build, for programs that run after it. */
export type FinishedBuild = {
  /** Records of all listed pages. */
  readonly records: readonly PageRecord[];
  readonly readFile: (file: string) => Buffer;
  /** Reads the HTML of a page. With `trailingSlash: false`, the file of `/limits` is `limits.html`. */
  readonly readPage: (path: string) => string;
};

/** File in the build with the records of all listed pages. It's public. */
export const PAGES_FILE = 'pages.json';

/** File in the build for addresses that don't exist. */
export const NOT_FOUND_FILE = '404.html';

/**
 * Opens a finished build.
 *
 * @throws if the folder contains none
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

/** A heading of a page with an id, except for the page title. */
export type PageHeader = {
  /** 2 for `h2` and so on. */
  readonly level: number;
  readonly title: string;
  /** The id of the heading: the part after `#`. */
  readonly slug: string;
};

/** Metadata of a docs page. Programs that run after the build read this instead of the source. */
export type PageRecord = {
  readonly title: string;
  readonly description: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** Path below the base path, such as `/limits/` or `/v1/errors/`. */
  readonly path: string;
  /** Path of the source file, relative to the root of the project. */
  readonly relativePath: string;
  /** A short, stable key, derived from the path. */
  readonly key: string;
  readonly headers: readonly PageHeader[];
  /** Label of its version. */
  readonly version: string;
  /** Id of its docs instance: `default` for the preset's own instance. */
  readonly instance: string;
  /** Locale that the site was built for. */
  readonly locale: string;
  /** Unlisted pages are built, but excluded from search, the sitemap and lists. */
  readonly unlisted: boolean;
  /** Position in the sidebars; `null` if no sidebar lists the page. */
  readonly sidebar: SidebarPlace | null;
};

/** A page before its built HTML has been read. */
export type ListedPage = Omit<PageRecord, 'headers'>;

/** Data of all instances of the docs plugin: versions and pages. */
export type ListedSite = {readonly versions: readonly BuiltVersion[]; readonly pages: readonly ListedPage[]};

/** A version of the documentation. */
export type BuiltVersion = {
  /** Label in the user interface; page records refer to it. */
  readonly label: string;
  /** Id of its docs instance: two instances can have versions with the same label. */
  readonly instance: string;
  /** Path prefix of its routes, below the base path: `/` or `/v1/`. */
  readonly path: string;
  /** Whether readers get it by default (`lastVersion` in Docusaurus). */
  readonly isLast: boolean;
};

/** The article of a page. */
export type Article = {
  /** Parses the article and returns a copy to modify. Each call parses it again: see `derive`. */
  readonly article: () => CheerioAPI;
  /** Derives data from a copy of the article, which `make` may modify. */
  readonly derive: Derive;
};

/** A docs page. */
export type BuiltPage = Article & {readonly record: PageRecord};

/** The built site, the input of all outputs. */
export type BuiltSite = {
  /** Pages of the docs plugin. Throws on a site without it. */
  readonly pages: readonly BuiltPage[];
  readonly records: readonly PageRecord[];
  /** Versions in the order of the docs plugin: latest first. */
  readonly versions: readonly BuiltVersion[];
  /** All HTML files of the build by path, including those such as `404.html`. */
  readonly files: ReadonlyMap<string, string>;
  /** Finds the article of any plugin's page by its path below the base path. */
  readonly findArticle: (path: string) => Article | undefined;
};

/** Extracts the HTML of the first article, because parsing the whole page would be slow. */
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

/** Returns the headings of an article with an id, in document order. */
export function getPageHeaders($: CheerioAPI): PageHeader[] {
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

/** Finds the HTML of a page by its path. With `trailingSlash: false`, the file of `/limits` is `limits.html`. */
export const findPageHtml = (files: BuiltSite['files'], path: string): string | undefined =>
  getFileNames(path)
    .map((name) => files.get(name))
    .find((html) => html !== undefined);

function withErrorContext<Result>(place: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`, {cause: error});
  }
}

/**
 * Loads the built site. A page is only parsed if derived data isn't cached.
 *
 * @param list returns the versions and pages of Docusaurus, on demand
 * @param files content of every HTML file by its path below the build folder
 * @param data cache of derived data
 */
export function loadBuiltSite(list: () => ListedSite, files: BuiltSite['files'], data = noCache): BuiltSite {
  const toArticle = (html: string, place: string): Article => {
    const text = extractArticle(html);
    const article = (): CheerioAPI => load(text, null, false);
    return {article, derive: (by, make) => withErrorContext(place, () => data.get(text, by, () => make(article())))};
  };
  const loadPages = () => {
    const {versions, pages: listed} = list();
    const pages = listed.map((page): BuiltPage => {
      const html = findPageHtml(files, page.path);
      if (html === undefined)
        throw new Error(`${page.relativePath}: the build has no file ${getPageFile(page.path)} for ${page.path}`);
      const article = toArticle(html, page.relativePath);
      const headers = article.derive({code: import.meta.url, inputs: ['headers']}, getPageHeaders);
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
      const html = findPageHtml(files, path);
      return html === undefined ? undefined : toArticle(html, path);
    },
  };
}
