import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../config/versions';
import {getGlossaryFile} from '../../features/glossary/remarkTerms';
import {restReferenceOptions} from '../../features/rest-reference/remarkRestReference';

const LOADER = 'src/plugins/watch-sources/watchSources.mjs';

/** By what a page has to contain, the file that it is made from. */
const SOURCES = {'<Term ': getGlossaryFile('docs/index.mdx'), '<Rest': restReferenceOptions.document};

/** Compiles pages again when the glossary, the OpenAPI document or a description of pictures changes. */
export default function watchSources({siteDir}: LoadContext): Plugin {
  const sources = Object.fromEntries(Object.entries(SOURCES).map(([sign, file]) => [sign, join(siteDir, file)]));
  const include = versions.map(({folder}) => join(siteDir, folder));
  const use = [{loader: join(siteDir, LOADER), options: {sources}}];
  return {
    name: 'watch-sources',
    configureWebpack: () => ({module: {rules: [{test: /\.mdx$/, include, enforce: 'pre', use}]}}),
  };
}
