/** Bundles the scripts of the search as separate files with content hashes. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, transform, type BuildOptions, type Plugin} from 'esbuild';

const SOURCE = dirname(fileURLToPath(import.meta.url));

type Message = {readonly id?: string; readonly message: string};

/**
 * Evaluates a `words` module, which may only import `translate`. Lists those without a translation in `untranslated`,
 * because they have English plural forms.
 */
export async function evaluateSearchWords(
  file: string,
  translations: Readonly<Record<string, string>>,
): Promise<object> {
  const {code} = await transform(await readFile(file, 'utf8'), {loader: 'ts', format: 'cjs'});
  const evaluateModule = (translate: (given: Message) => string): Record<string, unknown> => {
    const module = {exports: {}};
    new Function('module', 'require', code)(module, () => ({translate}));
    return {...module.exports};
  };
  const originals = evaluateModule(({message}) => message);
  const words = evaluateModule(({id = '', message}) => translations[id] ?? message);
  return {...words, untranslated: Object.keys(words).filter((name) => words[name] === originals[name])};
}

/** An esbuild plugin that inlines `words` modules in the locale of the pages, and style sheets as text. */
const createInlinePlugin = (translations: Readonly<Record<string, string>>): Plugin => ({
  name: 'inline',
  setup({onLoad}) {
    onLoad({filter: /[\\/]words\.[jt]s$/}, async ({path}) => {
      const words = Object.entries(await evaluateSearchWords(path, translations));
      return {contents: words.map(([name, word]) => `export const ${name} = ${JSON.stringify(word)};\n`).join('')};
    });
    onLoad({filter: /\.css$/}, async ({path}) => {
      const {code} = await transform(await readFile(path, 'utf8'), {loader: 'css', minify: true});
      return {contents: code, loader: 'text'};
    });
  },
});

/** Resolves a module path without an extension: TypeScript in the repository, JavaScript in the compiled package. */
export function resolveModule(path: string): string {
  const found = ['.ts', '.tsx', '.js', '.jsx'].map((ending) => path + ending).find((file) => existsSync(file));
  return found ?? `${path}.js`;
}

/**
 * Bundles a module and its imports into one minified script.
 *
 * @param entry path of the module below this folder, without its extension
 * @param translations of the locale, by message id
 * @param constants values of global constants, by name
 */
export async function bundleModule(
  entry: string,
  format: 'iife' | 'esm',
  translations: Readonly<Record<string, string>> = {},
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const options: BuildOptions = {
    entryPoints: [resolveModule(join(SOURCE, entry))],
    bundle: true,
    write: false,
    minify: true,
    format,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    plugins: [createInlinePlugin(translations)],
  };
  const {outputFiles} = await build(options);
  const [file] = outputFiles ?? [];
  if (!file) throw new Error(`search: bundling ${entry} produced no file`);
  return file.text;
}
