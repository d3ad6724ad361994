import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A page as it is written. */
export interface SourcePage {
  readonly path: string;
  readonly source: string;
}

const FOLDERS = ['docs', 'versioned_docs'] as const;

/** Every page of both versions, by path. */
export function readSourcePages(): SourcePage[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .sort()
      .map((name) => join(folder, name)),
  ).map((path) => ({path, source: readFileSync(path, 'utf8')}));
}
