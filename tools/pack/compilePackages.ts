import {cpSync, readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';
import {writeFileWithFolder} from '../writeFileWithFolder';

/** A package, in the repository and where it is compiled. */
export type Package = {readonly manifest: PackageJson; readonly folder: string; readonly outDir: string};

const CODE = /(?<!\.d)\.tsx?$/;
/** Tests, and modules such as `testFacts.ts` that are only used by tests. */
const TEST = /\.test\.tsx?$|(?:^|\/)test[A-Z]\w*\.ts$/;
/** Files that the code reads at runtime. */
const READ_BY_CODE = /\.css$|[\\/]upstream\.json$/;

/** An import of a file in the same package, in compiled code or declarations. */
const RELATIVE_IMPORT = /(?<=(?:\bfrom|\bimport|\bimport\()\s?)(["'])(\.{1,2}(?:\/[^"']*)?)\1/g;

/** Adds file extensions, which Node.js and strict bundlers require: `./options` becomes `./options.js`. */
export function addImportExtensions(code: string, hasFile: (path: string) => boolean): string {
  return code.replace(RELATIVE_IMPORT, (whole, quote: string, path: string) => {
    const found = [`${path}.js`, `${path}/index.js`].find(hasFile);
    return found === undefined ? whole : quote + found + quote;
  });
}

const getFilePaths = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

function readCompilerOptions(root: string): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const {config} = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {config: object};
  const {options} = ts.parseJsonConfigFileContent({...config, files: [], include: []}, ts.sys, root);
  const own = {noEmit: false, declaration: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ES2022};
  return {...options, ...own, incremental: false, composite: false};
}

const compileJsx = (code: string): string =>
  ts.transpileModule(code, {
    fileName: 'part.jsx',
    compilerOptions: {jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext},
  }).outputText;

/**
 * Compiles packages to ES modules with types. Keeps separate files, because Docusaurus finds theme components by their
 * folders.
 */
export function compilePackages(root: string, packages: readonly Package[]): void {
  const sources = packages.flatMap(({folder}) =>
    getFilePaths(join(folder, 'src')).map((name) => join(folder, 'src', name)),
  );
  const modules = sources.filter((file) => /\.tsx?$/.test(file) && !TEST.test(file));
  const compiled = new Set(modules.map((file) => file.replace(CODE, '.js')));
  const getOutputFile = (file: string): string | undefined => {
    const owner = packages.find(({folder}) => file.startsWith(join(folder, 'src/')));
    return owner && join(owner.outDir, COMPILED, file.slice(join(owner.folder, 'src/').length));
  };
  const {diagnostics} = ts.createProgram(modules, readCompilerOptions(root)).emit(undefined, (file, text) => {
    const path = getOutputFile(file.replace(/\.jsx$/, '.js'));
    const hasFile = (name: string): boolean => compiled.has(join(dirname(file), name));
    // Keep the source of theme components, because `docusaurus write-translations` searches it for <Translate>.
    const hasJsx = file.endsWith('.jsx') && !file.includes('/src/theme/');
    if (path) writeFileWithFolder(path, addImportExtensions(hasJsx ? compileJsx(text) : text, hasFile));
  });
  for (const file of sources.filter((name) => READ_BY_CODE.test(name))) cpSync(file, getOutputFile(file) ?? '');
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
}

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

const SOURCE_ENTRY = /^\.\/src\/(.*)\.tsx?$/;

type Entry = string | {readonly types: string; readonly default: string};

type PackedManifest = Omit<PackageJson, 'exports'> & {
  readonly exports: Readonly<Record<string, Entry>>;
  readonly files: readonly string[];
};

/** Converts an entry of `exports`: source files become types and code, other files don't change. */
function toCompiledEntry(file: string): Entry {
  const [, path] = SOURCE_ENTRY.exec(file) ?? [];
  if (path === undefined) return file;
  return {types: `./${COMPILED}/${path}.d.ts`, default: `./${COMPILED}/${path}.js`};
}

/**
 * Creates the published `package.json` of a package. In the repository, `exports` and `sideEffects` refer to source
 * files, so that you don't have to compile them during development. Here, they refer to the compiled files.
 *
 * @throws if the package exports nothing
 */
export function toPackedManifest(manifest: PackageJson): PackedManifest {
  const {name, exports: entries, sideEffects, files = [COMPILED]} = manifest;
  if (!entries) throw new Error(`packages/${name}/package.json has no "exports", so nothing could be imported`);
  const compiled = Object.entries(entries).map(([entry, file]) => [entry, toCompiledEntry(file)] as const);
  return {
    ...manifest,
    exports: {...Object.fromEntries(compiled), './package.json': './package.json'},
    ...(sideEffects && {sideEffects: sideEffects.map((file) => file.replace(SOURCE_ENTRY, `./${COMPILED}/$1.js`))}),
    // npm only includes the changelog if it's listed.
    files: [...files, 'CHANGELOG.md'],
  };
}
