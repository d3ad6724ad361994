import {dirname, join} from 'node:path';
import type ts from 'typescript';
import {compiler} from './compiler';

const SDK = join(import.meta.dirname, '..', 'sdk');
/** The virtual folder of the samples while they are checked. Nothing is written to it. */
const VIRTUAL_ROOT = join(import.meta.dirname, '..', 'virtual');

const shared: ts.CompilerOptions = {
  target: compiler.ScriptTarget.ES2022,
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  moduleDetection: compiler.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts'],
  types: ['node'],
  typeRoots: [join(import.meta.dirname, '..', '..', '..', 'node_modules', '@types')],
  paths: {
    '@millrace/platform': [join(SDK, 'platform.d.ts')],
    '@millrace/types': [join(SDK, 'types.d.ts')],
  },
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
};

/** TypeScript, JavaScript for Node.js, and JavaScript for a browser. */
export type ProgramKind = 'ts' | 'js' | 'browser';

/** TypeScript samples are checked under `strict`; JavaScript ones as far as plain code can be. */
const optionsByKind: Readonly<Record<ProgramKind, ts.CompilerOptions>> = {
  ts: {...shared, strict: true, allowImportingTsExtensions: true},
  js: {...shared, strict: false},
  browser: {...shared, strict: false, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']},
};

/** One file of a check: a path below the virtual folder and its text. */
export interface VirtualFile {
  readonly path: string;
  readonly text: string;
}

const libraryFiles = new Map<string, ts.SourceFile | undefined>();

function createHost(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const disk = compiler.createCompilerHost(options, true);
  const folders = new Set([...files.keys()].map((path) => dirname(path)));
  return {
    ...disk,
    fileExists: (name) => files.has(name) || disk.fileExists(name),
    readFile: (name) => files.get(name) ?? disk.readFile(name),
    directoryExists: (name) =>
      folders.has(name) || name.startsWith(VIRTUAL_ROOT) || (disk.directoryExists?.(name) ?? true),
    getSourceFile: (name, version, ...rest) => {
      const text = files.get(name);
      if (text !== undefined) return compiler.createSourceFile(name, text, version, true);
      if (!libraryFiles.has(name)) libraryFiles.set(name, disk.getSourceFile(name, version, ...rest));
      return libraryFiles.get(name);
    },
  };
}

/** The syntax and type errors of some files, checked as one program. */
export function checkProgram(kind: ProgramKind, files: readonly VirtualFile[]): ReadonlyMap<string, ts.Diagnostic[]> {
  const texts = new Map(files.map(({path, text}) => [join(VIRTUAL_ROOT, path), text]));
  const options = optionsByKind[kind];
  const roots = [...texts.keys(), join(SDK, 'globals.d.ts')];
  const program = compiler.createProgram(roots, options, createHost(options, texts));
  return new Map(
    files.map(({path}) => {
      const source = program.getSourceFile(join(VIRTUAL_ROOT, path));
      const syntax = program.getSyntacticDiagnostics(source);
      return [path, syntax.length > 0 ? [...syntax] : [...program.getSemanticDiagnostics(source)]];
    }),
  );
}
