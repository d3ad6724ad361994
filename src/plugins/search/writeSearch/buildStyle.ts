import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {transform} from 'esbuild';

const require = createRequire(import.meta.url);
const OWN = 'src/plugins/search/client/modal.css';
/** Of DocSearch's styles those of the dialog; it has others, of parts that are not used. */
const PARTS = ['_variables', 'modal'] as const;

/** The styles of the search dialog, DocSearch's and ours; fetched with the dialog and not before. */
export async function buildStyle(siteDir: string): Promise<string> {
  const files = [...PARTS.map((part) => require.resolve(`@docsearch/css/dist/${part}.css`)), join(siteDir, OWN)];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const {code} = await transform(texts.join('\n'), {loader: 'css', minify: true, charset: 'utf8'});
  return code;
}
