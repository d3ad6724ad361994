import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../config/versions';
import {GLOSSARY_FILE} from './remarkTerms';

const LOADER = 'src/glossary/watchGlossary.mjs';

/** Compiles the pages that show terms again when the glossary changes, because their cards quote it. */
export default function glossary({siteDir}: LoadContext): Plugin {
  const options = {glossary: join(siteDir, GLOSSARY_FILE)};
  const include = versions.map(({folder}) => join(siteDir, folder));
  return {
    name: 'glossary',
    configureWebpack: () => ({
      module: {rules: [{test: /\.mdx$/, include, enforce: 'pre', use: [{loader: join(siteDir, LOADER), options}]}]},
    }),
  };
}
