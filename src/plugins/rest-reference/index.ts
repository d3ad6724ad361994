import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {readApiDocument} from './document/readApiDocument';
import {resolveOptions, restReferenceOptions} from './options';
import {serveDocument} from './serveDocument';

const LOADER = 'src/plugins/rest-reference/watchDocument.mjs';

/** Serves the OpenAPI document and compiles the reference page again when the document changes. */
export default function restReference({siteDir}: LoadContext): Plugin {
  const {document, page} = resolveOptions(siteDir, restReferenceOptions);
  return {
    name: 'rest-reference',
    configureWebpack: () => ({
      module: {
        rules: [{test: page, enforce: 'pre', use: [{loader: join(siteDir, LOADER), options: {document}}]}],
      },
    }),
    postBuild: async ({outDir}) => serveDocument(outDir, readApiDocument(document)),
  };
}
