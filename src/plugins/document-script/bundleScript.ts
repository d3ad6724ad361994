import {build} from 'esbuild';

/** Bundles a script and its modules into one minified file for the supported browsers. */
export async function bundleScript(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    write: false,
  });
  const code = outputFiles[0]?.text;
  if (code === undefined) throw new Error(`esbuild made no file of ${entry}`);
  return code;
}
