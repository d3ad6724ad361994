import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {readApiDocument} from '../../markdown/rest-reference/document/readApiDocument';
import {resolveOptions, restReferenceOptions} from '../../markdown/rest-reference/options';
import {serveDocument} from './serveDocument';

const LOADER = 'src/plugins/openapi-document/watchDocument.mjs';

/** Serves the OpenAPI document and compiles the reference page again when the document changes. */
export default function openapiDocument({siteDir}: LoadContext): Plugin {
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
