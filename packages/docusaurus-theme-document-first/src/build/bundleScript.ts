import {readFile} from 'node:fs/promises';
import {build, transform, type OutputFile, type Plugin} from 'esbuild';
import {serializeSettings, type BrowserSettings} from '../settings';

/** Settings for bundling a script. */
export type ScriptSettings = {
  /** Translations of the locale, by message id. */
  readonly translations?: Readonly<Record<string, string>>;
  /** Settings of the theme, for scripts that use its modules. */
  readonly settings?: BrowserSettings;
  /** Files that replace modules, by import name. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Bundle an ES module that exports the entry's default export, instead of a script. */
  readonly isModule?: boolean;
  /** Bundle a module whose default export runs the script, so that a script that loads too late can be ignored. */
  readonly isCalled?: boolean;
  /** Stop at a module that imports React. */
  readonly isWithoutReact?: boolean;
};

const SETTINGS_MODULE = /^@generated\/docusaurus-theme-document-first\//;

/**
 * An esbuild plugin that resolves the settings module, which Docusaurus generates for the application. Durations become
 * an enum because esbuild inlines its members; with an object, each script would include all of them.
 */
const createSettingsPlugin = ({timings, ...others}: BrowserSettings): Plugin => ({
  name: 'settings',
  setup({onResolve, onLoad}) {
    const durations = Object.entries(timings).map((each) => each.join('='));
    const contents = `export enum timings {${durations.join()}}\n${serializeSettings(others)}`;
    onResolve({filter: SETTINGS_MODULE}, ({path}) => ({path, namespace: 'settings', sideEffects: false}));
    onLoad({filter: /./, namespace: 'settings'}, () => ({contents, loader: 'ts'}));
  },
});

type Message = {readonly id?: string; readonly message: string};

/** Evaluates a `words` module, which may only import `translate`. */
async function evaluateWords(file: string, translations: Readonly<Record<string, string>>): Promise<object> {
  const {code} = await transform(await readFile(file, 'utf8'), {loader: 'ts', format: 'cjs'});
  const translate = ({id = '', message}: Message): string => translations[id] ?? message;
  const exported = {exports: {}};
  new Function('module', 'require', code)(exported, () => ({translate}));
  return exported.exports;
}

/** An esbuild plugin that replaces each `words` module by constants in the locale of the pages. */
const createWordsPlugin = (translations: Readonly<Record<string, string>>): Plugin => ({
  name: 'inline-words',
  setup({onLoad}) {
    onLoad({filter: /[\\/]words\.[jt]s$/}, async ({path}) => {
      const words = Object.entries(await evaluateWords(path, translations));
      return {contents: words.map(([name, word]) => `export const ${name} = ${JSON.stringify(word)};\n`).join('')};
    });
  },
});

/**
 * An esbuild plugin that rejects React in scripts that work without it. Otherwise, a second copy would be part of every
 * page.
 */
const rejectReact: Plugin = {
  name: 'without-react',
  setup({onResolve}) {
    onResolve({filter: /^(?:react|react-dom)(?:$|\/)/}, ({path, importer}) => ({
      errors: [
        {
          text:
            `${importer} imports ${path}, but the modules of "documentModules" and "pageTools" run without React. ` +
            'Use functions of docusaurus-theme-document-first/client, or move it into a component or a module in clientModules',
        },
      ],
    }));
  },
};

const getOutputText = (files: readonly OutputFile[], extension: string): string | undefined =>
  files.find(({path}) => path.endsWith(extension))?.text;

/** Returns a statement that adds a style sheet. The policy allows inline styles, but no other scripts. */
function createStyleStatement(css: string): string {
  const text = JSON.stringify(css.trim());
  return `document.head.append(Object.assign(document.createElement("style"),{textContent:${text}}));`;
}

/**
 * Bundles modules and their imports into one minified script for the supported browsers. Imported style sheets are part
 * of the script, so they're loaded with it and not before.
 *
 * @param entries paths of the modules, in the order in which they run
 */
export async function bundleScript(entries: readonly string[], given: ScriptSettings = {}): Promise<string> {
  const {translations = {}, settings, alias = {}, isModule = false, isCalled = false, isWithoutReact = false} = given;
  const toImport = (entry: string): string =>
    `${isModule ? 'export {default} from' : 'import'} ${JSON.stringify(entry)};`;
  const {outputFiles} = await build({
    stdin: {contents: entries.map(toImport).join(''), resolveDir: '.'},
    alias,
    bundle: true,
    minify: true,
    format: isModule ? 'esm' : 'iife',
    // With Yarn PnP, esbuild can't read the base of the template's tsconfig.json, which it doesn't need.
    logOverride: {'tsconfig.json': 'silent'},
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    outdir: 'bundle',
    plugins: [
      createWordsPlugin(translations),
      ...(settings ? [createSettingsPlugin(settings)] : []),
      ...(isWithoutReact ? [rejectReact] : []),
    ],
    write: false,
  });
  const code = getOutputText(outputFiles, '.js');
  if (code === undefined) throw new Error(`esbuild made no file of ${entries.join(', ')}`);
  const css = getOutputText(outputFiles, '.css');
  const script = css === undefined ? code : createStyleStatement(css) + code;
  return isCalled ? `export default()=>{${script}}` : script;
}
