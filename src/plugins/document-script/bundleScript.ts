import {build, type OutputFile} from 'esbuild';
import {inlineTimings} from './inlineTimings';

const textOf = (files: readonly OutputFile[], extension: string): string | undefined =>
  files.find(({path}) => path.endsWith(extension))?.text;

/** A statement that adds rules to the page. The security policy allows styles in the page, and no other scripts. */
function addStyles(css: string): string {
  const text = JSON.stringify(css.trim());
  return `document.head.append(Object.assign(document.createElement("style"),{textContent:${text}}));`;
}

/**
 * Bundles a script and its modules into one minified file for the supported browsers. Style sheets that the modules
 * import come along in the script, so that they are loaded with it and not before.
 *
 * @param alias files in place of modules, by the name under which they are imported
 */
export async function bundleScript(entry: string, alias: Readonly<Record<string, string>> = {}): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    alias,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    outdir: 'bundle',
    plugins: [inlineTimings],
    write: false,
  });
  const code = textOf(outputFiles, '.js');
  if (code === undefined) throw new Error(`esbuild made no file of ${entry}`);
  const css = textOf(outputFiles, '.css');
  return css === undefined ? code : addStyles(css) + code;
}
