import type {Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readApiDocument, type LoadedApiDocument} from './document/readApiDocument';
import {restReferenceOptions} from './remarkRestReference';

/** The files that the document is served as. */
export function documentFiles({text, document}: LoadedApiDocument): Readonly<Record<string, string>> {
  return {'openapi.yaml': text, 'openapi.json': `${JSON.stringify(document, null, 2)}\n`};
}

/** Serves the OpenAPI document. */
export default function restReference(): Plugin {
  return {
    name: 'rest-reference',
    async postBuild({outDir}) {
      await mkdir(outDir, {recursive: true});
      const files = Object.entries(documentFiles(readApiDocument(restReferenceOptions.document)));
      await Promise.all(files.map(([name, content]) => writeFile(join(outDir, name), content)));
    },
  };
}
