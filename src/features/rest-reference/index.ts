import type {Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readApiDocument} from './document/readApiDocument';
import {restReferenceOptions} from './remarkRestReference';

/** Serves the OpenAPI document with the facts filled in. */
export default function restReference(): Plugin {
  return {
    name: 'rest-reference',
    async postBuild({outDir}) {
      const {text, document} = readApiDocument(restReferenceOptions.document);
      await mkdir(outDir, {recursive: true});
      await writeFile(join(outDir, 'openapi.yaml'), text);
      await writeFile(join(outDir, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
    },
  };
}
