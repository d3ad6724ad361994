import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

/** A package, in the repository and where it is compiled. */
export type Package = {readonly manifest: PackageJson; readonly folder: string; readonly outDir: string};

const CODE = /(?<!\.d)\.tsx?$/;
/** Tests, and modules such as `testFacts.ts` that only they import. */
const TEST = /\.test\.tsx?$|(?:^|\/)test[A-Z]\w*\.ts$/;
/** Files beside the code that it reads. */
const READ_BY_CODE = /\.css$/;

/** An import of a file of the same package, in compiled code or in declarations. */
const RELATIVE_IMPORT = /(?<=(?:\bfrom|\bimport|\bimport\()\s?)(["'])(\.{1,2}(?:\/[^"']*)?)\1/g;

/** Node.js and strict bundlers find a module by its whole name: `./options` becomes `./options.js`. */
export function completeImports(code: string, hasFile: (path: string) => boolean): string {
  return code.replace(RELATIVE_IMPORT, (whole, quote: string, path: string) => {
    const found = [`${path}.js`, `${path}/index.js`].find(hasFile);
    return found === undefined ? whole : quote + found + quote;
  });
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

/** Compiles the modules of a package one by one, so that Docusaurus finds the parts of a theme by their folders. */
function compileCode({folder, outDir}: Package): void {
  const source = join(folder, 'src');
  const names = listFiles(source);
  const modules = names.filter((name) => CODE.test(name) && !TEST.test(name));
  const compiled = new Map(modules.map((name) => [name.replace(CODE, '.js'), name]));
  for (const [name, from] of compiled) {
    const isPart = from.startsWith('theme/');
    const {outputText} = ts.transpileModule(readFileSync(join(source, from), 'utf8'), {
      fileName: from,
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        verbatimModuleSyntax: true,
        // `docusaurus write-translations` looks for <Translate> in the parts of themes.
        jsx: isPart ? ts.JsxEmit.Preserve : ts.JsxEmit.ReactJSX,
      },
    });
    const hasFile = (path: string): boolean => compiled.has(join(dirname(name), path).replaceAll('\\', '/'));
    write(join(outDir, COMPILED, name), completeImports(outputText, hasFile));
  }
  for (const name of names.filter((file) => READ_BY_CODE.test(file))) {
    cpSync(join(source, name), join(outDir, COMPILED, name));
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}

function readCompilerOptions(root: string): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const {config} = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {config: object};
  const {options} = ts.parseJsonConfigFileContent({...config, files: [], include: []}, ts.sys, root);
  return {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    composite: false,
  };
}

/** Writes the types of what the packages give out, and of what that refers to. */
function writeTypes(root: string, packages: readonly Package[]): void {
  const entries = packages.flatMap(({manifest, folder}) =>
    Object.values(manifest.exports ?? {})
      .filter((file) => CODE.test(file))
      .map((file) => join(folder, file)),
  );
  const ambient = packages.flatMap(({folder}) =>
    listFiles(folder)
      .filter((name) => /^src\/.*\.d\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
  const options = readCompilerOptions(root);
  const program = ts.createProgram([...entries, ...ambient], options);
  const {diagnostics} = program.emit(undefined, (file, text) => {
    const owner = packages.find(({folder}) => file.startsWith(join(folder, 'src/').replaceAll('\\', '/')));
    if (!owner) return;
    const name = file.slice(join(owner.folder, 'src/').length);
    const hasFile = (path: string): boolean => existsSync(join(owner.outDir, COMPILED, dirname(name), path));
    write(join(owner.outDir, COMPILED, name), completeImports(text, hasFile));
  });
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
}

/** Compiles packages to ECMAScript modules with their types. */
export function compilePackages(root: string, packages: readonly Package[]): void {
  packages.forEach(compileCode);
  writeTypes(root, packages);
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

/** A `package.json` as it is published. */
type PackedManifest = Omit<PackageJson, 'exports'> & {
  readonly exports: Readonly<Record<string, Entry>>;
  readonly files: readonly string[];
};

/** What an entry of `exports` becomes: types and code of a source file, and any other file as it is. */
function toCompiledEntry(file: string): Entry {
  const [, path] = SOURCE_ENTRY.exec(file) ?? [];
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
    ...(sideEffects && {sideEffects: sideEffects.map((file) => file.replace(SOURCE_ENTRY, `./${COMPILED}/$1.js`))}),
    // npm packs a change log only where it is named.
    files: [...files, 'CHANGELOG.md'],
  };
}
