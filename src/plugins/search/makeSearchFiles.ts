import type {LoadedPlugin} from '@docusaurus/types';
import type {BuiltPage, Files} from 'docusaurus-plugin-built-site';
import {buildSearchFiles} from './index/buildSearchFiles';
import {readOptions, type SearchOptions} from './options';
import {readPages} from './records/readPages';

/** Makes the index and the records from the built site, with the options that the search plugin was given. */
export function makeSearchFiles(
  pages: readonly BuiltPage[],
  siteUrl: string,
  plugins: readonly Pick<LoadedPlugin, 'name' | 'options'>[],
): Files {
  const options = readOptions(
    plugins.find(({name}) => name === 'search')?.options as Partial<SearchOptions> | undefined,
  );
  return buildSearchFiles(readPages(pages), {options, siteUrl});
}
