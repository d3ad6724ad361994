import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** The part of Docusaurus's `client-manifest.json` that is read here: files by the name of what asks for them. */
type ClientManifest = {origins: Record<string, readonly (string | number)[]>};

/** `"17896441": [() => import(…), "@theme/DocItem", …` in Docusaurus's `registry.js`: a chunk and its module. */
const ENTRY = /"([^"]+)": \[\(\) => import\([^)]*\), "([^"]+)"/g;

/**
 * Adds to the manifest the names of modules beside those of their chunks. Docusaurus asks it by module for the scripts
 * of a page, and finds none, because the bundler's plugin that writes it knows the chunks alone.
 */
export function withModuleNames<Manifest extends ClientManifest>(manifest: Manifest, registry: string): Manifest {
  const named = [...registry.matchAll(ENTRY)].flatMap(([, chunk = '', module = '']) => {
    const files = manifest.origins[chunk];
    return files ? [[module, files] as const] : [];
  });
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(named)}};
}

/** The part of the bundler's compiler that is used here. */
type Compiler = {readonly hooks: {readonly done: {tap: (name: string, done: () => void) => void}}};

/** A bundler plugin that adds those names to the manifest of a build once the manifest is written. */
export function nameOriginsOf(generatedFilesDir: string): (compiler: Compiler) => void {
  const file = join(generatedFilesDir, 'client-manifest.json');
  return ({hooks}) =>
    hooks.done.tap('name-origins', () => {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
      const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
      writeFileSync(file, JSON.stringify(withModuleNames(manifest, registry), null, 2));
    });
}
