import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {HtmlTagObject, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {build} from 'esbuild';
import type {SearchGlobalData} from './client/settings';
import {listAllVersions, readBuild, toPlugins} from './readDocs';
import type {SearchOptions} from './options';
import {searchOutput, type Files, hashName} from './output';
import {addPushCommand} from './pushCommand';
import {escapeHtml} from './engine/answer';

const WORKER = 'client/worker';
const STYLE = 'theme/SearchBar/dialog.css';

/** The parts of search that do not depend on the pages: their file names are known before the site is bundled. */
type SearchAssets = {
  readonly names: {readonly worker: string; readonly style: string};
  readonly files: Files;
};

async function bundle(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`search: bundling ${entry} produced no file`);
  return file.text;
}

/**
 * Bundles the worker and the style sheet of the dialog as files of their own. Docusaurus would join the styles
 * to the sheet that every page loads; these are fetched when the reader shows interest in search.
 *
 * @param sourceDir folder of this module: its files are TypeScript here and JavaScript once the package is compiled
 */
async function buildAssets(sourceDir: string): Promise<SearchAssets> {
  const script = ['.ts', '.js'].map((ending) => join(sourceDir, WORKER + ending)).find((file) => existsSync(file));
  const [worker, style] = await Promise.all([
    bundle(script ?? join(sourceDir, `${WORKER}.js`)),
    bundle(join(sourceDir, STYLE)),
  ]);
  const names = {worker: hashName('worker', worker, 'js'), style: hashName('dialog', style, 'css')};
  return {
    names,
    files: new Map([
      [names.worker, worker],
      [names.style, style],
    ]),
  };
}

/** What the description of the search names. */
type OpenSearchSite = {
  readonly title: string;
  /** Origin and base path of the site, ending with a slash. */
  readonly siteUrl: string;
  /** Address of the search page below the base path. */
  readonly page: string;
  readonly favicon?: string | undefined;
};

/** Name of the description below the base path. */
const OPEN_SEARCH_FILE = 'opensearch.xml';

/** The description with which browsers search the site from their address bar. */
function writeOpenSearch({title, siteUrl, page, favicon}: OpenSearchSite): string {
  const icon = favicon
    ? `\n  <Image width="16" height="16" type="image/x-icon">${escapeHtml(siteUrl + favicon.replace(/^\//, ''))}</Image>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"
                       xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${escapeHtml(title)}</ShortName>
  <Description>Search ${escapeHtml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon}
  <Url type="text/html" method="get" template="${siteUrl}${page}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl}${OPEN_SEARCH_FILE}" />
  <moz:SearchForm>${siteUrl}</moz:SearchForm>
</OpenSearchDescription>`;
}

export {validateOptions, type SearchOptions} from './options';

const NAME = 'docusaurus-theme-search';
const SOURCE = dirname(fileURLToPath(import.meta.url));

function readTranslations(locale: string): Record<string, string> {
  const files = [locale, locale.split('-')[0]].map((name) => join(SOURCE, 'translations', `${name}.json`));
  const file = files.find((name) => existsSync(name));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

async function writeFiles(outDir: string, files: Files): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, content]) => {
      await mkdir(dirname(join(outDir, name)), {recursive: true});
      await writeFile(join(outDir, name), content);
    }),
  );
}

function toGlobalData(
  options: SearchOptions,
  {names}: SearchAssets,
): Omit<SearchGlobalData, 'versions' | 'hasLocales'> {
  const {folder, page, hosted, startVersion, examples, startingPoints, codeLanguages, storageKey, timings} = options;
  return {
    folder,
    ...names,
    page: page || null,
    hosted,
    startVersion,
    examples,
    startingPoints,
    codeLanguageGroup: codeLanguages.group,
    storageKey,
    timings,
  };
}

function refuseOtherTheme({siteConfig, siteConfigPath}: LoadContext): void {
  if (!('algolia' in siteConfig.themeConfig)) return;
  throw new Error(
    `${basename(siteConfigPath)}: themeConfig.algolia would load a second search box beside ${NAME}. ` +
      'Move its appId, apiKey and indexName to the option "hosted" of this theme.',
  );
}

/**
 * Search for the pages of the docs plugin: the box, the search page, and two engines with one set of records. The
 * hosted engine is asked first, where there is one; the embedded one answers where it does not.
 */
export default function themeSearch(context: LoadContext, options: SearchOptions): Plugin<SearchAssets> {
  const {siteConfig, baseUrl, outDir, i18n} = context;
  const {folder, page} = options;
  refuseOtherTheme(context);
  const openSearchLink: HtmlTagObject = {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: siteConfig.title,
      href: baseUrl + OPEN_SEARCH_FILE,
    },
  };
  return {
    name: NAME,
    getThemePath: () => join(SOURCE, 'theme'),
    // Their words are among those that `docusaurus write-translations` lists.
    getPathsToWatch: () => [join(SOURCE, 'client')],
    getDefaultCodeTranslationMessages: async () => readTranslations(i18n.currentLocale),
    loadContent: () => buildAssets(SOURCE),
    async contentLoaded({actions}) {
      // Docusaurus merges global data of `allContentLoaded` in the order in which plugins finish. With a value from here,
      // it keeps the order of the plugins, and builds are the same.
      actions.setGlobalData({});
      if (page) actions.addRoute({path: baseUrl + page, component: '@theme/SearchPage', exact: true});
    },
    async allContentLoaded({allContent, actions}) {
      const versions = listAllVersions(toPlugins(allContent));
      const assets = allContent[NAME]?.[(options as {id?: string}).id ?? 'default'] as SearchAssets;
      actions.setGlobalData({
        ...toGlobalData(options, assets),
        versions: versions.map(({key, label, path}) => ({key, label, path})),
        hasLocales: i18n.locales.length > 1,
      } satisfies SearchGlobalData);
    },
    injectHtmlTags: () => (page ? {headTags: [openSearchLink]} : {}),
    extendCli: (cli) => addPushCommand(cli, {outDir, i18n, options}),
    async postBuild(props) {
      const {content} = props;
      const siteUrl = siteConfig.url + baseUrl;
      const parts = [...content.files].map(([name, text]): [string, string] => [`${folder}/${name}`, text]);
      const description = page
        ? writeOpenSearch({title: siteConfig.title, siteUrl, page, favicon: siteConfig.favicon})
        : null;
      await writeFiles(outDir, new Map([...parts, ...(description ? [[OPEN_SEARCH_FILE, description] as const] : [])]));
      if (!options.standalone) return;
      const {id: _id, ...own} = options as SearchOptions & {id?: string};
      await writeFiles(outDir, searchOutput(own)({pages: await readBuild(outDir, props)}, props));
    },
  };
}

/** What TypeScript checks: the module is one that Docusaurus loads. */
export type ThemeModule = PluginModule<SearchAssets>;
