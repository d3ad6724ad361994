import {statSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin, TranslationFile} from '@docusaurus/types';
import {loadBuiltSite, PAGES_FILE, type BuiltSite} from './builtSite';
import {compressFiles, unmark} from './compress';
import {openDerivedData, type DerivedData} from './derive';
import {measureStep, moveHtmlPage, readHtmlFiles, writeFiles, type Files} from './files';
import {listPages} from './listPages';
import {type BuiltSiteOptions, type OutputContext} from './options';
import {readWords, translationFile} from './words';

export type {BuiltPage, BuiltSite, BuiltVersion, ListedPage, PageHeader, PageRecord} from './builtSite';
export {pageFile, toAddress, toMarkdownFile} from './client';
export type {Derive, MadeBy} from './derive';
export {describeObstacle, writeFiles, writeWhole, type Files} from './files';
export {hosting} from './hosting';
export type {HostingOptions} from './hosting/options';
export type {Redirect} from './hosting/redirects';
export {groupPages} from './markdown/writeIndexes';
export {markdown, type MarkdownOptions} from './markdown';
export {toMarkdown, type MarkdownPage} from './markdown/toMarkdown';
export {DOCS_PLUGIN, toDocsContent} from './listPages';
export {openBuild, type FinishedBuild} from './builtSite';
export {validateOptions, type BuiltSiteOptions, type Output, type OutputContext} from './options';

/** Keeps what was made from unchanged content, below the root of the project. */
const CACHE_FOLDER = 'node_modules/.cache/docusaurus-plugin-built-site';

async function readSite(
  {outDir, plugins, baseUrl, locale, siteConfig}: Omit<OutputContext, 'hasFile'>,
  data: DerivedData,
): Promise<BuiltSite> {
  const listed = listPages(plugins, {baseUrl, locale, trailingSlash: siteConfig.trailingSlash});
  const htmlPages = listed.pages.filter(({path}) => path.endsWith('.html'));
  await Promise.all(htmlPages.map(({path}) => moveHtmlPage(outDir, path)));
  return loadBuiltSite(listed, await readHtmlFiles(outDir), data);
}

/** Reads the built site, has every output make its files, and writes them. */
async function writeOutputs(output: Omit<OutputContext, 'hasFile'>, options: BuiltSiteOptions): Promise<void> {
  const {siteDir, locale} = output;
  await unmark(output.outDir);
  const data = openDerivedData(join(siteDir, CACHE_FOLDER, `derived-${locale}`), siteDir);
  const site = await measureStep(
    'reading',
    () => readSite(output, data),
    ({records, files}) => `${records.length} pages of ${files.size} HTML files`,
  );
  const hasFile = (path: string): boolean =>
    made.some((files) => files.has(path)) ||
    (statSync(join(output.outDir, path), {throwIfNoEntry: false})?.isFile() ?? false);
  const made: Files[] = [new Map([[PAGES_FILE, JSON.stringify(site.records)]])];
  for (const make of options.outputs) {
    made.push(
      await measureStep(
        make.name,
        () => make(site, {...output, hasFile}),
        ({size}) => `${size} files`,
      ),
    );
  }
  await Promise.all([...made.map((part) => writeFiles(output.outDir, part)), data.save()]);
}

/**
 * The one plugin that reads the built site. Docusaurus runs the `postBuild` of all plugins at the same time and loads
 * each plugin with modules of its own, so outputs are functions that this plugin calls, and writing comes last.
 */
export default function builtSite(context: LoadContext, options: BuiltSiteOptions): Plugin {
  let files: TranslationFile[] = [];
  const release = options.hold?.();
  return {
    name: 'docusaurus-plugin-built-site',
    getTranslationFiles: async () => [translationFile],
    translateContent: ({content, translationFiles}) => {
      files = translationFiles;
      return content;
    },
    extendCli(cli) {
      cli
        .command('compress [folder]')
        .description('Write a .br and a .gz file beside each text file of a finished build')
        .action(async (folder?: string) => {
          await measureStep(
            'compression',
            () =>
              compressFiles(folder ?? join(context.siteDir, 'build'), {
                cacheFolder: join(context.siteDir, CACHE_FOLDER, 'compressed'),
                exclude: options.uncompressed,
              }),
            (count) => `${count} files`,
          );
        });
    },
    async postBuild(props) {
      try {
        await writeOutputs(
          {
            ...props,
            siteUrl: props.siteConfig.url + props.baseUrl,
            locale: props.i18n.currentLocale,
            words: readWords(files),
          },
          options,
        );
      } finally {
        release?.();
      }
    },
  };
}
