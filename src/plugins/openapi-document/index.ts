import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {readApiDocument} from '../../markdown/rest-reference/document/readApiDocument';
import {resolveOptions, restReferenceOptions} from '../../markdown/rest-reference/remarkRestReference';
import {serveDocument} from './serveDocument';

const LOADER = 'src/plugins/openapi-document/watchDocument.mjs';

/** Serves the OpenAPI document and compiles the pages of the reference again when the document changes. */
export default function openapiDocument({siteDir}: LoadContext): Plugin {
  const {document, pages} = resolveOptions(siteDir, restReferenceOptions);
  return {
    name: 'rest-reference',
    configureWebpack: () => ({
      module: {
        rules: [
          {test: /\.mdx$/, include: pages, enforce: 'pre', use: [{loader: join(siteDir, LOADER), options: {document}}]},
        ],
      },
    }),
    postBuild: async ({outDir}) => serveDocument(outDir, readApiDocument(document)),
  };
}
