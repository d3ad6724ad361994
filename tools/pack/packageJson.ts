/** The parts of a `package.json` that packing reads. */
export type PackageJson = {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly sideEffects?: readonly string[];
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** Folder of the compiled code in a packed package. */
export const COMPILED = 'dist';

const SOURCE = /^\.\/src\/(.*)\.tsx?$/;

type Entry = string | {readonly types: string; readonly default: string};

/** A `package.json` as it is published. */
export type PackedManifest = Omit<PackageJson, 'exports'> & {
  readonly exports: Readonly<Record<string, Entry>>;
  readonly files: readonly string[];
};

/** What an entry of `exports` becomes: types and code of a source file, and any other file as it is. */
function toCompiledEntry(file: string): Entry {
  const [, path] = SOURCE.exec(file) ?? [];
  if (path === undefined) return file;
  return {types: `./${COMPILED}/${path}.d.ts`, default: `./${COMPILED}/${path}.js`};
}

/**
 * The `package.json` of a package as it is published. In the repository, `exports` and `sideEffects` name the sources,
 * so that nothing has to be compiled while one works on them; here they name the compiled files.
 *
 * @throws when the package gives out nothing
 */
export function toPackedManifest(manifest: PackageJson): PackedManifest {
  const {name, exports: entries, sideEffects, files = [COMPILED]} = manifest;
  if (!entries) throw new Error(`packages/${name}/package.json has no "exports", so nothing could be imported`);
  const compiled = Object.entries(entries).map(([entry, file]) => [entry, toCompiledEntry(file)] as const);
  return {
    ...manifest,
    exports: {...Object.fromEntries(compiled), './package.json': './package.json'},
    ...(sideEffects && {sideEffects: sideEffects.map((file) => file.replace(SOURCE, `./${COMPILED}/$1.js`))}),
    files,
  };
}
