import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** The part of Docusaurus's `client-manifest.json` that is read here: files by the name of the chunk or module. */
type ClientManifest = {origins: Record<string, readonly (string | number)[]>};

/** Matches a chunk and its module in `registry.js`: `"17896441": [() => import(…), "@theme/DocItem", …`. */
const ENTRY = /"([^"]+)": \[\(\) => import\([^)]*\), "([^"]+)"/g;

/** Adds module names, which Docusaurus uses to look up scripts. The bundler's plugin only writes chunk names. */
export function addModuleNames<Manifest extends ClientManifest>(manifest: Manifest, registry: string): Manifest {
  const named = [...registry.matchAll(ENTRY)].flatMap(([, chunk = '', module = '']) => {
    const files = manifest.origins[chunk];
    return files ? [[module, files] as const] : [];
  });
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(named)}};
}

/** Matches the module of an entry in `registry.js`, and its id. */
const MODULE = /, "[^"]*", require\.resolveWeak\("[^"]*"\)(?=\])/g;

/**
 * Removes the names and ids of modules from `registry.js`. Only the server reads them, and the application would
 * contain them for every page of every version.
 */
export function removeModuleNames(registry: string): string {
  return registry.replaceAll(MODULE, '');
}

/**
 * Writes the registry for the browser.
 *
 * @param file path of the new file, inside the folder of generated files
 * @returns this path
 */
export function writeBrowserRegistry(generatedFilesDir: string, file: string): string {
  writeFileSync(file, removeModuleNames(readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8')));
  return file;
}

/** The part of the webpack compiler that is used here. */
type Compiler = {readonly hooks: {readonly done: {tap: (name: string, done: () => void) => void}}};

/** A webpack plugin that adds module names to the manifest after it was written. */
export function createModuleNamesPlugin(generatedFilesDir: string): (compiler: Compiler) => void {
  const file = join(generatedFilesDir, 'client-manifest.json');
  return ({hooks}) =>
    hooks.done.tap('name-origins', () => {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
      const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
      writeFileSync(file, JSON.stringify(addModuleNames(manifest, registry), null, 2));
    });
}
