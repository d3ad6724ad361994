import {join, resolve} from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import type {BrowserSettings} from '../settings';
import {bundleScript} from './bundleScript';
import {toHashedFile, type HashedFile} from './hashedFile';
import {ownFile} from './replacedModules';

/** The scripts without React: the document script, which every page runs, and the site's second script, which waits. */
export type Scripts = {readonly document: HashedFile; readonly pageTools: HashedFile | null};

const DOCUMENT = ownFile('document/index.ts');
const FOLDER = 'assets/js';

/** Bundles the scripts in the language of the pages, the document script with the modules of the site. */
export async function buildScripts(
  siteDir: string,
  {documentModules, pageTools, timings}: PluginOptions,
  settings: BrowserSettings,
  translations: Readonly<Record<string, string>>,
): Promise<Scripts> {
  const bundle = async (name: string, entries: readonly string[]): Promise<HashedFile> =>
    toHashedFile(FOLDER, name, 'js', await bundleScript(entries, {timings, translations, settings}));
  const modules = documentModules.map((module) => resolve(siteDir, module));
  return {
    document: await bundle('document', [DOCUMENT, ...modules]),
    pageTools: pageTools && (await bundle('page-tools', [join(siteDir, pageTools.module)])),
  };
}

/** The tag of the document script in the head of every page. */
export function documentScriptTag(baseUrl: string, {document}: Scripts): HtmlTagObject {
  return {tagName: 'script', attributes: {src: baseUrl + document.file, defer: true}};
}
