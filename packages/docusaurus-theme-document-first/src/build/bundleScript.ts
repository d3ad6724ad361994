import {readFile} from 'node:fs/promises';
import {build, type OutputFile, type Plugin} from 'esbuild';
import {printSettings, type BrowserSettings} from '../settings';

/** What is written into a script while it is bundled. */
export type ScriptSettings = {
  /** Durations that stand in the code as `timings.name`. */
  readonly timings?: Readonly<Record<string, number>>;
  /** Settings of the theme, for scripts that use its modules. */
  readonly settings?: BrowserSettings;
};

const USE = /\btimings\.(\w+)/g;

/** Replaces `timings.copied` in source code with the number, as `timing(copied)` is replaced in style sheets. */
export function replaceUses(source: string, timings: Readonly<Record<string, number>>): string {
  return source.replace(USE, (use, name: string) => (Object.hasOwn(timings, name) ? String(timings[name]) : use));
}

/**
 * An esbuild plugin that writes durations into the code. The bundler keeps an object with all its properties, so each
 * script would otherwise carry the durations of the whole site.
 */
const inlineTimings = (timings: Readonly<Record<string, number>>): Plugin => ({
  name: 'inline-timings',
  setup({onLoad}) {
    onLoad({filter: /[\\/]src[\\/].*\.tsx?$/}, async ({path}) => ({
      loader: 'tsx',
      contents: replaceUses(await readFile(path, 'utf8'), timings),
    }));
  },
});

const SETTINGS_MODULE = /^@generated\/docusaurus-theme-document-first\//;

/** An esbuild plugin that gives scripts the settings, which Docusaurus generates for the application. */
const provideSettings = (settings: BrowserSettings): Plugin => ({
  name: 'settings',
  setup({onResolve, onLoad}) {
    onResolve({filter: SETTINGS_MODULE}, ({path}) => ({path, namespace: 'settings', sideEffects: false}));
    onLoad({filter: /./, namespace: 'settings'}, () => ({contents: printSettings(settings), loader: 'js'}));
  },
});

const textOf = (files: readonly OutputFile[], extension: string): string | undefined =>
  files.find(({path}) => path.endsWith(extension))?.text;

/** A statement that adds rules to the page. The security policy allows styles in the page, and no other scripts. */
function addStyles(css: string): string {
  const text = JSON.stringify(css.trim());
  return `document.head.append(Object.assign(document.createElement("style"),{textContent:${text}}));`;
}

/**
 * Bundles modules and what they import into one minified script for the supported browsers. Style sheets that the
 * modules import come along in the script, so that they are loaded with it and not before.
 *
 * @param entries paths of the modules, in the order in which they run
 */
export async function bundleScript(entries: readonly string[], given: ScriptSettings = {}): Promise<string> {
  const {timings = {}, settings} = given;
  const {outputFiles} = await build({
    stdin: {contents: entries.map((entry) => `import ${JSON.stringify(entry)};`).join(''), resolveDir: '.'},
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    outdir: 'bundle',
    plugins: [inlineTimings(timings), ...(settings ? [provideSettings(settings)] : [])],
    write: false,
  });
  const code = textOf(outputFiles, '.js');
  if (code === undefined) throw new Error(`esbuild made no file of ${entries.join(', ')}`);
  const css = textOf(outputFiles, '.css');
  return css === undefined ? code : addStyles(css) + code;
}
