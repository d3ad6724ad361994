import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** The part of Docusaurus's `client-manifest.json` that is read here: files by the name of the chunk or module. */
type ClientManifest = {origins: Record<string, readonly (string | number)[]>};

/** Matches a chunk and its module in `registry.js`: `"17896441": [() => import(…), "@theme/DocItem", …`. */
const ENTRY = /"([^"]+)": \[\(\) => import\([^)]*\), "([^"]+)"/g;

/** Adds the names by which Docusaurus looks up scripts: the bundler's plugin only writes those of chunks. */
export function addModuleNames<Manifest extends ClientManifest>(manifest: Manifest, registry: string): Manifest {
  const named = [...registry.matchAll(ENTRY)].flatMap(([, chunk = '', module = '']) => {
    const files = manifest.origins[chunk];
    return files ? [[module, files] as const] : [];
  });
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(named)}};
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
