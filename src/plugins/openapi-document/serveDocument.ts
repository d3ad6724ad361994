import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedApiDocument} from '../../markdown/rest-reference/document/readApiDocument';

/** The files the document is served as. */
export function documentFiles({text, document}: LoadedApiDocument): Readonly<Record<string, string>> {
  return {'openapi.yaml': text, 'openapi.json': `${JSON.stringify(document, null, 2)}\n`};
}

/** Writes the document beside the pages. */
export async function serveDocument(outDir: string, loaded: LoadedApiDocument): Promise<void> {
  await mkdir(outDir, {recursive: true});
  await Promise.all(
    Object.entries(documentFiles(loaded)).map(([name, content]) => writeFile(join(outDir, name), content)),
  );
}
