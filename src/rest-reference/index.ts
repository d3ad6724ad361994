import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readApiDocument, type LoadedApiDocument} from './document/readApiDocument';
import {resolveOptions, restReferenceOptions} from './remarkRestReference';

const LOADER = 'src/rest-reference/watchDocument.mjs';

/** The files that the document is served as. */
export function documentFiles({text, document}: LoadedApiDocument): Readonly<Record<string, string>> {
  return {'openapi.yaml': text, 'openapi.json': `${JSON.stringify(document, null, 2)}\n`};
}

/** Serves the OpenAPI document and compiles the pages of the reference again when the document changes. */
export default function restReference({siteDir}: LoadContext): Plugin {
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
    async postBuild({outDir}) {
      await mkdir(outDir, {recursive: true});
      const files = Object.entries(documentFiles(readApiDocument(document)));
      await Promise.all(files.map(([name, content]) => writeFile(join(outDir, name), content)));
    },
  };
}
