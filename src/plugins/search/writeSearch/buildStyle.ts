import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {transform} from 'esbuild';

const require = createRequire(import.meta.url);

/** The styles of the search dialog, DocSearch's and ours; fetched with the dialog and not before. */
export async function buildStyle(): Promise<string> {
  const files = [require.resolve('@docsearch/css'), join(import.meta.dirname, '../client/modal.css')];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const {code} = await transform(texts.join('\n'), {loader: 'css', minify: true, charset: 'utf8'});
  return code;
}
