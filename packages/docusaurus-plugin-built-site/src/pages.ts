/**
 * Coordinates the plugins that process finished pages. Docusaurus runs `postBuild` of all plugins concurrently, so
 * these plugins register tasks for one run: pages are read once, checked, changed, passed to outputs, and written once.
 */
import {statSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin, Props} from '@docusaurus/types';
import {loadBuiltSite, PAGES_FILE, type BuiltSite} from './builtSite';
import {CACHE_FOLDER} from './cache';
import {decodePath} from './client';
import {removeCompressionMarker} from './compress';
import {openDerivedCache} from './derive';
import {getFilePaths, logDuration, readBuildFiles, readHtmlFiles, writeBuild, type Files} from './files';
import type {Sources} from './hosting/sources';
import {getDocsPages} from './getDocsPages';

export type {BuiltSite} from './builtSite';
export {DOCS_PLUGIN, toPagePath} from './getDocsPages';

/** HTML files by their path below the build folder. */
export type HtmlFiles = ReadonlyMap<string, string>;

/** Result of a transform. */
export type Transformed = {
  /** HTML of the changed pages, by file. */
  readonly pages: HtmlFiles;
  /** Other new or changed files. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** Files to delete, because others replace them. */
  readonly removed: readonly string[];
};

/** Context of a build. */
export type BuildContext = Pick<
  Props,
  'siteDir' | 'outDir' | 'baseUrl' | 'siteConfig' | 'i18n' | 'plugins' | 'routesPaths'
> & {
  /** URL of the site including its base path, with a trailing slash: `https://example.com/docs/`. */
  readonly siteUrl: string;
  /** Locale that is built. */
  readonly locale: string;
  /** Whether an output or another plugin has created a file, by its path below the build folder. */
  readonly hasFile: (path: string) => Promise<boolean>;
  /** Returns the paths of all files that exist already, below the build folder. */
  readonly listFiles: () => Promise<readonly string[]>;
  /** External sources that the plugins' scripts load from. */
  readonly sources: readonly Partial<Sources>[];
  /** Reads the finished files with this extension. */
  readonly readFiles: (extension: string) => Promise<ReadonlyMap<string, string>>;
};

/** Task of a plugin. Its functions don't write: they return files, which are written at the end. */
export type PageTask = {
  /** Name of the plugin. Tasks run in the order of these names, and those of this package last. */
  readonly name: string;
  /** Checks the pages as Docusaurus created them. Throws to stop the build. */
  readonly check?: (pages: HtmlFiles, props: Props) => void | Promise<void>;
  /** Changes pages and related files. */
  readonly transform?: (pages: HtmlFiles, props: Props) => Promise<Transformed>;
  /** Creates files from the changed pages. The name is logged with its duration. */
  readonly outputs?: readonly {
    readonly name: string;
    readonly make: (site: BuiltSite, context: BuildContext) => Files | Promise<Files>;
  }[];
  /**
   * External sources of the plugin's scripts, which can't be detected in the pages, for the content security policy.
   */
  readonly sources?: Partial<Sources>;
  /** Whether links lead to `/x.html` even if Docusaurus writes `x.html/index.html` because of `trailingSlash`. */
  readonly hasHtmlAddresses?: boolean;
};

type PostBuild = NonNullable<Plugin['postBuild']>;

type Run = {readonly tasks: PageTask[]; readonly own: Set<unknown>; result?: Promise<void>};

/**
 * Runs by site configuration object, which is different for each locale. It's global, because Docusaurus loads each
 * plugin as separate module instances.
 */
const shared = globalThis as {[key: symbol]: WeakMap<object, Run> | undefined};
const runs = (shared[Symbol.for('docusaurus-plugin-built-site')] ??= new WeakMap<object, Run>());

export const NAME = 'docusaurus-plugin-built-site';

/** Tracks the `postBuild` of a plugin, which Docusaurus is about to call. */
function trackPostBuild(plugin: LoadedPlugin): () => Promise<unknown> | undefined {
  const {postBuild} = plugin;
  let result: Promise<unknown> | undefined;
  plugin.postBuild = (props) => (result = Promise.resolve(postBuild?.call(plugin, props))) as Promise<void>;
  return () => result;
}

/**
 * Waits for plugins that write files in their own `postBuild` and are listed after the first plugin with a task.
 * Docusaurus calls these next. It has already called those before, which `waitForFile` handles.
 */
async function waitForOthers(plugins: readonly LoadedPlugin[], own: Run['own'], first: PostBuild): Promise<void> {
  const at = plugins.findIndex(({postBuild}) => postBuild === first);
  const others = plugins.slice(at + 1).filter(({postBuild}) => postBuild && !own.has(postBuild));
  const results = others.map(trackPostBuild);
  await new Promise(setImmediate);
  await Promise.all(results.map((result) => result()));
}

/** Moves pages such as `x.html`, which the core writes to `x.html/index.html` with `trailingSlash`. */
function renameHtmlPages(files: HtmlFiles, {routesPaths, baseUrl}: Props): HtmlFiles {
  const addresses = routesPaths.map((path) => decodePath(path.slice(baseUrl.length)).replace(/\/$/, ''));
  const moved = new Map(addresses.filter((path) => path.endsWith('.html')).map((path) => [`${path}/index.html`, path]));
  return new Map([...files].map(([file, html]) => [moved.get(file) ?? file, html]));
}

const isFile = (path: string): boolean => statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;

/** Number of checks for a missing file, and the milliseconds between them: 10 seconds in total. */
const [ATTEMPTS, INTERVAL] = [100, 100];

/**
 * Waits for a file that another plugin may still be writing, because there's no way to await plugins that are listed
 * before ours. A path without a file extension is a page, which already exists.
 */
async function waitForFile(path: string): Promise<boolean> {
  for (let attempt = 0; extname(path) !== '' && attempt < ATTEMPTS && !isFile(path); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  return isFile(path);
}

async function finishBuild({tasks}: Run, props: Props): Promise<void> {
  const {outDir, siteDir, baseUrl, siteConfig} = props;
  const locale = props.i18n.currentLocale;
  await removeCompressionMarker(outDir);
  const written = await readHtmlFiles(outDir);
  const original = tasks.some((task) => task.hasHtmlAddresses) ? renameHtmlPages(written, props) : written;
  for (const {check} of tasks) await check?.(original, props);
  let pages = original;
  const files = new Map<string, string | Buffer>();
  const removed = new Set([...written.keys()].filter((file) => !original.has(file)));
  for (const {name, transform} of tasks) {
    if (!transform) continue;
    const result = await logDuration(
      name,
      () => transform(pages, props),
      (made) => `${made.pages.size} pages`,
    );
    pages = new Map([...pages, ...result.pages]);
    for (const [file, content] of result.files) files.set(file, content);
    for (const file of result.removed) removed.add(file);
  }
  const data = openDerivedCache(join(siteDir, CACHE_FOLDER, `derived-${locale}`), siteDir);
  const site = loadBuiltSite(
    () => getDocsPages(props.plugins, {baseUrl, locale, trailingSlash: siteConfig.trailingSlash}),
    pages,
    data,
  );
  const context: BuildContext = {
    ...props,
    locale,
    siteUrl: siteConfig.url + baseUrl,
    sources: tasks.flatMap(({sources}) => sources ?? []),
    hasFile: async (path) => files.has(path) || pages.has(path) || waitForFile(join(outDir, path)),
    listFiles: async () =>
      [...(await getFilePaths(outDir)), ...files.keys(), ...pages.keys()].filter((file) => !removed.has(file)),
    async readFiles(extension) {
      const found = await readBuildFiles(outDir, extension);
      const changed = [...files].filter(([file]) => file.endsWith(extension));
      const all = [...found, ...changed.map(([file, content]) => [file, content.toString()] as const)];
      return new Map(all.filter(([file]) => !removed.has(file)));
    },
  };
  for (const {name, make} of tasks.flatMap(({outputs = []}) => outputs)) {
    const made = await logDuration(
      name,
      () => make(site, context),
      ({size}) => `${size} files`,
    );
    for (const [file, content] of made) files.set(file, content);
  }
  const changed = [...pages].filter(([file, html]) => written.get(file) !== html);
  // Write the page records last, because their existence means that the build is finished.
  const getWriteOrder = ([file]: readonly [string, unknown]): number => Number(file === PAGES_FILE);
  const ordered = [...changed, ...files].sort((a, b) => getWriteOrder(a) - getWriteOrder(b));
  await writeBuild(outDir, new Map(ordered), [...removed]);
  await data.save();
}

/**
 * Creates the `postBuild` of a plugin that processes finished pages. Call it when the plugin is initialized, so that
 * all tasks are registered before the run, whatever the order in the site configuration.
 */
export function createPostBuild({siteConfig}: Pick<LoadContext, 'siteConfig'>, task: PageTask): PostBuild {
  const run = runs.get(siteConfig) ?? {tasks: [], own: new Set()};
  runs.set(siteConfig, run);
  run.tasks.push(task);
  const start = async (props: Props): Promise<void> => {
    await waitForOthers(props.plugins, run.own, postBuild);
    const isOwn = ({name}: PageTask): boolean => name === NAME;
    run.tasks.sort((a, b) => Number(isOwn(a)) - Number(isOwn(b)) || (a.name < b.name ? -1 : 1));
    await finishBuild(run, props);
  };
  const postBuild: PostBuild = (props) => (run.result ??= start(props));
  run.own.add(postBuild);
  return postBuild;
}
