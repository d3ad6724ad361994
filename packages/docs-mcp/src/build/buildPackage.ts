import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {
  type FinishedBuild,
  readBuild,
  type PageRecord,
  toAddress,
  toMarkdown,
  writeFiles,
} from 'docusaurus-plugin-built-site';
import {decodePath, toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {readIndexFile} from 'docusaurus-theme-search/engine';
import {build} from 'esbuild';
import {DATA_FILE, type DocsData, type DocsPage, type SearchData, type ServerOptions} from '../data/createDocs';
import {extractSection} from '../sections';
import {getSearchVersions} from './getSearchVersions';

/** Returns a whole page as Markdown. The Markdown of long pages is split, so this converts their HTML again. */
function getPageMarkdown(
  {path, title, headers}: PageRecord,
  {readFile, readPage}: FinishedBuild,
  siteUrl: string,
): string {
  const written = readFile(decodePath(toMarkdownFile(path))).toString();
  if (headers.every(({slug}) => extractSection(written, headers, slug) !== null)) return written;
  const page = load(readPage(path));
  const article = load(page('article').first().toArray(), null, false);
  const whole = toMarkdown(article, toAddress(siteUrl, path.slice(1)));
  return `# ${whole.title || title}\n\n${whole.body}`;
}

function createDocsPage(record: PageRecord, version: string, build: FinishedBuild, siteUrl: string): DocsPage {
  const {path, title, description, headers} = record;
  return {path, title, description, version, headings: headers, markdown: getPageMarkdown(record, build, siteUrl)};
}

/**
 * Collects the data of the server from a finished build: listed pages as Markdown and the search index.
 *
 * @throws without a finished build
 */
export function collectDocsData(buildDir: string, {siteUrl, versions: given}: ServerOptions): DocsData {
  const finished = readBuild(buildDir);
  const {records, readFile} = finished;
  const {versions, versionOf} = given
    ? {versions: given, versionOf: ({version}: PageRecord) => version}
    : getSearchVersions(finished, siteUrl);
  const listed = records.filter(({unlisted}) => !unlisted);
  return {
    versions,
    pages: listed.map((record) => createDocsPage(record, versionOf(record), finished, siteUrl)),
    search: Object.fromEntries(versions.map(({facet}) => [facet, readIndexFile(readFile, facet)])) as SearchData,
  };
}

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENSE = /^licen[cs]e(\.\w+)?$/i;

function readLicense(folder: string): string {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const file = readdirSync(folder).find((entry) => LICENSE.test(entry));
  if (!file) throw new Error(`${name} has no file with its licence, so the bundle must not contain it.`);
  return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/**
 * Collects the licences of the packages in a bundle. Most licences require a copy when redistributing the code.
 *
 * @param inputs files of the bundle, as esbuild names them
 * @throws if a package has no licence file
 */
export function collectLicenses(inputs: readonly string[]): string {
  const folders = inputs.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []);
  return [...new Set(folders)]
    .sort()
    .map(readLicense)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** File name of the bundled program. */
export const PROGRAM = 'main.mjs';

const LICENSES_FILE = 'third-party-licences.txt';

/** Bundles the program. Also returns its input files. */
async function bundleProgram(entry: string): Promise<{readonly program: string; readonly inputs: string[]}> {
  const {metafile, outputFiles} = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: {js: '#!/usr/bin/env node'},
    minifySyntax: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return {program: outputFiles.map(({text}) => text).join(''), inputs: Object.keys(metafile.inputs)};
}

/** Input of `buildPackage`. */
export type PackageSource = {
  /** Folder of the site's build. */
  readonly buildDir: string;
  /** The program: a module that calls `runDocsServer`. */
  readonly entry: string;
  readonly options: ServerOptions;
  /** The `package.json` to publish, without `version`, `type`, `bin` and `files`. */
  readonly manifest: {readonly name: string} & Readonly<Record<string, unknown>>;
};

/**
 * Builds the package that serves the documentation: the program as one file, its data, and the licences of bundled
 * libraries.
 *
 * @param outDir folder to write to
 */
export async function buildPackage({buildDir, entry, options, manifest}: PackageSource, outDir: string): Promise<void> {
  const {program, inputs} = await bundleProgram(entry);
  const published = {
    ...manifest,
    version: options.version,
    type: 'module',
    bin: {'docs-mcp': PROGRAM},
    files: [PROGRAM, 'data', LICENSES_FILE],
  };
  const files = {
    [DATA_FILE]: JSON.stringify(collectDocsData(buildDir, options)),
    [PROGRAM]: program,
    [LICENSES_FILE]: collectLicenses(inputs),
    'package.json': `${JSON.stringify(published, null, 2)}\n`,
  };
  await writeFiles(outDir, new Map(Object.entries(files)));
}
