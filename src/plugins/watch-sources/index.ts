import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../config/versions';
import {getGlossaryFile} from '../../features/glossary/remarkTerms';
import {restReferenceOptions} from '../../features/rest-reference/remarkRestReference';

const LOADER = 'src/plugins/watch-sources/watchSources.mjs';

/** Files that pages are generated from, by the text that such pages contain. */
const SOURCES = {'<Term ': getGlossaryFile('docs/index.mdx'), '<Rest': restReferenceOptions.document};

/** Recompiles pages when the glossary, the OpenAPI document or pictures change. */
export default function watchSources({siteDir}: LoadContext): Plugin {
  const sources = Object.fromEntries(Object.entries(SOURCES).map(([sign, file]) => [sign, join(siteDir, file)]));
  const include = versions.map(({folder}) => join(siteDir, folder));
  const use = [{loader: join(siteDir, LOADER), options: {sources}}];
  return {
    name: 'watch-sources',
    configureWebpack: () => ({module: {rules: [{test: /\.mdx$/, include, enforce: 'pre', use}]}}),
  };
}
