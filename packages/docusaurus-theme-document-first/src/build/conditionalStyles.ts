import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {HtmlTagObject} from '@docusaurus/types';
import {transform} from 'esbuild';
import type {PluginOptions} from '../options';
import {pickDarkMode} from './darkMode';
import {toHashedFile, type HashedFile} from './hashedFile';

/** The sheets that only some readers need: for print, and for browsers without script. */
export type ConditionalSheets = {readonly print: HashedFile; readonly noScript: HashedFile};

/** Rules for every page without script. */
const NO_SCRIPT = fileURLToPath(new URL('./noScript.css', import.meta.url));

/** Infima's colours. */
const INFIMA = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

async function toSheet(name: string, source: string): Promise<HashedFile> {
  const {code} = await transform(source, {loader: 'css', minify: true});
  return toHashedFile('assets/styles', name, 'css', code);
}

/**
 * Dark mode for pages without script: with no `data-theme` to tell, the system's preference decides. The theme's rules
 * are in the cascade layer in which Docusaurus puts Infima, so those of the site win over them.
 */
function makeDarkMode(infima: string, colours: string): string {
  const rules = `@layer docusaurus.infima {${pickDarkMode(infima)}} ${pickDarkMode(colours)}`;
  return `@media (prefers-color-scheme: dark) {${rules}}`;
}

/**
 * Builds the sheets, as files of their own, so that they cost other readers nothing. The dark colours are those of the
 * site and of the theme, so each is written once.
 */
export async function buildConditionalSheets(
  siteDir: string,
  {print, noScript, colours}: PluginOptions['conditionalStyles'],
): Promise<ConditionalSheets> {
  const read = async (files: readonly string[]): Promise<string> =>
    (await Promise.all(files.map((file) => readFile(join(siteDir, file), 'utf8')))).join('');
  const base = await readFile(NO_SCRIPT, 'utf8');
  const darkMode = makeDarkMode(await readFile(INFIMA, 'utf8'), await read(colours));
  return {
    print: await toSheet('print', await read(print)),
    noScript: await toSheet('no-script', base + (await read(noScript)) + darkMode),
  };
}

/** The links of the sheets, for the start of the body, because their rules have to follow those of the sheet of all pages. */
export function listSheetTags(baseUrl: string, {print, noScript}: ConditionalSheets): HtmlTagObject[] {
  return [
    {tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: baseUrl + print.file}},
    {tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${baseUrl}${noScript.file}">`},
  ];
}
