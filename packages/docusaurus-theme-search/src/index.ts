import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {HtmlTagObject, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {readAlgolia, readPagePath, toHostedIndex} from './algolia';
import {bundle, findModule} from './bundle';
import type {BoxSettings, SearchGlobalData} from './client/settings';
import {escapeHtml} from './engine/answer';
import type {SearchOptions} from './options';
import {hashName, searchOutput, type Files} from './output';
import {addPushCommand} from './pushCommand';
import {listAllVersions, readBuild, toPlugins} from './readDocs';

export {validateThemeConfig} from './algolia';
export {validateOptions, type Options as SearchOptions} from './options';

const NAME = 'docusaurus-theme-search';
/** The theme whose box and page this one takes the place of; the classic preset adds it where Algolia is configured. */
const ALGOLIA_THEME = 'docusaurus-theme-search-algolia';
/** The theme that shows what an address leads to by itself, before the application too. */
const DOCUMENT_THEME = 'docusaurus-theme-document-first';
const SOURCE = dirname(fileURLToPath(import.meta.url));

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

/** A bundle, and the address under which the browser finds it. */
type Asset = {readonly file: string; readonly text: string; readonly address: string};

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<
  NonNullable<BundlerConfig['plugins']>[number],
  {readonly apply: (compiler: never) => void}
>;

/** A plugin of the bundler that adds files, on the development server too; after the minifiers, so that names stay true. */
const emitFiles = (list: () => readonly Asset[]): BundlerPlugin => ({
  apply({webpack: {sources, Compilation}, hooks}) {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT}, () => {
        for (const {file, text} of list()) compilation.emitAsset(file, new sources.RawSource(text));
      });
    });
  },
});

/**
 * Search for the pages of the docs plugin: the box, the search page, and two engines with one set of records. The
 * hosted engine is asked first, where there is one; the embedded one answers where it does not.
 */
export default function themeSearch(context: LoadContext, options: SearchOptions): Plugin<undefined> {
  const {siteConfig, baseUrl, outDir, i18n, codeTranslations} = context;
  const {folder} = options;
  const algolia = readAlgolia(siteConfig.themeConfig);
  const page = readPagePath(algolia, options.page);
  const siteUrl = siteConfig.url + baseUrl;
  const isProduction = process.env.NODE_ENV === 'production';
  const openSearchLink: HtmlTagObject = {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: siteConfig.title,
      href: baseUrl + OPEN_SEARCH_FILE,
    },
  };

  let assets: readonly Asset[] = [];
  let hasAlgoliaTheme = false;
  let hasDocumentTheme = false;

  /** On the development server a name stays, because the bundler keeps what it was told at its start. */
  function toAsset(name: string, text: string): Asset {
    const file = `${folder}/${isProduction ? hashName(name, text, 'js') : `${name}.js`}`;
    return {file, text, address: baseUrl + file};
  }

  async function buildAssets(versions: BoxSettings['versions']): Promise<Asset> {
    const translations = {...readTranslations(i18n.currentLocale), ...codeTranslations};
    const worker = isProduction ? toAsset('worker', await bundle('client/worker', 'iife')) : null;
    const hosted = algolia ? toAsset('hosted', await bundle('client/hosted', 'esm')) : null;
    const {startVersion, examples, startingPoints, storageKey, timings} = options;
    const settings: BoxSettings = {
      base: baseUrl,
      siteUrl,
      locale: i18n.currentLocale,
      worker: worker && worker.address,
      pageUrl: page === null ? null : `${baseUrl}${page}${siteConfig.trailingSlash === true ? '/' : ''}`,
      hosted: algolia && hosted ? {...toHostedIndex(algolia), module: hosted.address} : null,
      versions,
      startVersion,
      examples,
      startingPoints,
      storageKey,
      timings,
    };
    const constants = {SEARCH_SETTINGS: settings};
    const box = toAsset('box', await bundle('client/box', 'esm', {translations, constants}));
    assets = [box, worker, hosted].filter((asset) => asset !== null);
    return box;
  }

  return {
    name: NAME,
    getThemePath: () => join(SOURCE, 'theme'),
    getClientModules: () => (hasDocumentTheme ? [] : [findModule(join(SOURCE, 'client/revealPlace'))]),
    // Their words are among those that `docusaurus write-translations` lists.
    getPathsToWatch: () => [join(SOURCE, 'client')],
    getDefaultCodeTranslationMessages: async () => readTranslations(i18n.currentLocale),
    async contentLoaded({actions}) {
      // Docusaurus merges global data of `allContentLoaded` in the order in which plugins finish. With a value from here,
      // it keeps the order of the plugins, and builds are the same.
      actions.setGlobalData({});
    },
    async allContentLoaded({allContent, actions}) {
      hasAlgoliaTheme = ALGOLIA_THEME in allContent;
      hasDocumentTheme = DOCUMENT_THEME in allContent;
      const versions = listAllVersions(toPlugins(allContent));
      const {address} = await buildAssets(
        versions.map(({key, label, path, tag, instance}) => ({key, label, path, tag, instance})),
      );
      const {startingPoints} = options;
      actions.setGlobalData({module: address, page, startingPoints} satisfies SearchGlobalData);
      if (page !== null && !hasAlgoliaTheme)
        actions.addRoute({path: baseUrl + page, component: '@theme/SearchPage', exact: true});
    },
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [emitFiles(() => assets)]}),
    injectHtmlTags: () => (page !== null && !hasAlgoliaTheme ? {headTags: [openSearchLink]} : {}),
    extendCli: (cli) => addPushCommand(cli, {outDir, i18n, options, index: algolia}),
    async postBuild(props) {
      if (page !== null && !hasAlgoliaTheme) {
        const description = writeOpenSearch({title: siteConfig.title, siteUrl, page, favicon: siteConfig.favicon});
        await writeFiles(outDir, new Map([[OPEN_SEARCH_FILE, description]]));
      }
      if (!options.standalone) return;
      const {id: _id, ...own} = options as SearchOptions & {id?: string};
      await writeFiles(outDir, searchOutput(own)({pages: await readBuild(outDir, props, options)}, props));
    },
  };
}

/** What TypeScript checks: the module is one that Docusaurus loads. */
export type ThemeModule = PluginModule<undefined>;
