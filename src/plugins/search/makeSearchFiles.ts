import {brotliCompressSync} from 'node:zlib';
import type {LoadedPlugin} from '@docusaurus/types';
import type {BuiltPage} from '../built-site/loadBuiltSite';
import type {Files} from '../built-site/writeFiles';
import {buildSearchFiles} from './index/buildSearchFiles';
import {readOptions, type SearchOptions} from './options';
import {readPages} from './records/readPages';

/** Prints what the reader's browser has to load. */
function reportSizes(files: Files): void {
  for (const [name, content] of files) {
    const kilobytes = brotliCompressSync(content).length / 1000;
    console.log(`[search] ${name}: ${kilobytes.toFixed(1)} kB compressed with brotli`);
  }
}

/** Makes the index and the records from the built site, with the options that the search plugin was given. */
export function makeSearchFiles(
  pages: readonly BuiltPage[],
  siteUrl: string,
  plugins: readonly Pick<LoadedPlugin, 'name' | 'options'>[],
): Files {
  const options = readOptions(
    plugins.find(({name}) => name === 'search')?.options as Partial<SearchOptions> | undefined,
  );
  const files = buildSearchFiles(readPages(pages), {options, siteUrl});
  reportSizes(files);
  return files;
}
