import {join} from 'node:path';
import type {LoadContext, Plugin, TranslationFile} from '@docusaurus/types';
import {PAGES_FILE, type BuiltSite} from './builtSite';
import {CACHE_FOLDER} from './cache';
import {compressFiles} from './compress';
import {logDuration} from './files';
import type {BuiltSiteOptions} from './options';
import {createPostBuild, NAME, type BuildContext} from './pages';
import {createTranslate, translationFile} from './words';

export type {BuiltPage, BuiltSite, BuiltVersion, ListedPage, PageHeader, PageRecord} from './builtSite';
export {getPageFile, toAddress, toMarkdownFile} from './client';
export type {CacheKey, Derive} from './derive';
export {formatWriteError, writeFiles, writeFileAtomically, type Files} from './files';
export {hosting} from './hosting';
export type {HostingOptions} from './hosting/options';
export type {Redirect} from './hosting/redirects';
export {groupPages} from './markdown/createIndexes';
export {markdown, type MarkdownOptions} from './markdown';
export {toMarkdown, type MarkdownPage} from './markdown/toMarkdown';
export {DOCS_PLUGIN, toDocsContent} from './getDocsPages';
export {readBuild, type FinishedBuild} from './builtSite';
export {validateOptions, type BuiltSiteOptions} from './options';
export type {Output, OutputContext} from './output';

/** Creates files from the finished pages, in one run with related plugins (see `pages.ts`). */
export default function builtSite(context: LoadContext, options: BuiltSiteOptions): Plugin {
  let files: TranslationFile[] = [];
  const outputs = options.outputs.map((make) => ({
    name: make.name,
    make: (site: BuiltSite, build: BuildContext) => make(site, {...build, words: createTranslate(files)}),
  }));
  const listRecords = ({records}: BuiltSite) => records.filter(({unlisted}) => !unlisted);
  const records = {
    name: 'records',
    make: (site: BuiltSite) => new Map([[PAGES_FILE, JSON.stringify(listRecords(site))]]),
  };
  return {
    name: NAME,
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
          await logDuration(
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
    postBuild: createPostBuild(context, {name: NAME, outputs: [records, ...outputs], hasHtmlAddresses: true}),
  };
}
