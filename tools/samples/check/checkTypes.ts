import {dirname, join} from 'node:path';
import type ts from 'typescript';
import type {Block} from '../model';
import {compiler, wrapForTypes} from './wrapForTypes';

const SDK = join(import.meta.dirname, '..', 'sdk');
/** The virtual folder of the samples while they are checked. Nothing is written to it. */
const VIRTUAL_ROOT = join(import.meta.dirname, '..', 'virtual');

const shared: ts.CompilerOptions = {
  target: compiler.ScriptTarget.ES2022,
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  moduleDetection: compiler.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts'],
  // The declarations of the Node.js that the platform runs, not of the one that runs this program.
  types: ['node'],
  typeRoots: [join(import.meta.dirname, '..', 'node_modules', '@types')],
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
type ProgramKind = 'ts' | 'js' | 'browser';

/** TypeScript samples are checked under `strict`; JavaScript ones as far as plain code can be. */
const optionsByKind: Readonly<Record<ProgramKind, ts.CompilerOptions>> = {
  ts: {...shared, strict: true, allowImportingTsExtensions: true},
  js: {...shared, strict: false},
  browser: {...shared, strict: false, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']},
};

/** One file of a check: a path below the virtual folder and its text. */
interface VirtualFile {
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
function checkProgram(kind: ProgramKind, files: readonly VirtualFile[]): ReadonlyMap<string, ts.Diagnostic[]> {
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

const CANNOT_FIND_MODULE = new Set([2307, 2792, 7016]);
const PLATFORM = /^@millrace\//;

function isForeignPackage(diagnostic: ts.Diagnostic): boolean {
  if (!CANNOT_FIND_MODULE.has(diagnostic.code)) return false;
  const text = compiler.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const name = /module '([^']+)'/.exec(text)?.[1] ?? '';
  return !/^[./]/.test(name) && !PLATFORM.test(name);
}

/**
 * What TypeScript cannot know about untyped JavaScript, and no fault of a sample: `promisify` loses the parameters of a
 * plain function, parsed JSON has no members, and a variable keeps the shape of its first value. The buffers in the
 * declarations of Node.js 18 are older than the compiler's distinction of shared ones.
 */
const GUESSES: Readonly<Record<number, RegExp>> = {
  2554: /Expected 0 arguments/,
  2339: /on type '(?:\{\}|unknown)'/,
  2739: /missing/,
  2740: /missing/,
  2741: /missing/,
  2322: /SharedArrayBuffer/,
  2345: /SharedArrayBuffer/,
};

function isGuess(diagnostic: ts.Diagnostic): boolean {
  return GUESSES[diagnostic.code]?.test(compiler.flattenDiagnosticMessageText(diagnostic.messageText, ' ')) ?? false;
}

/** Where a block stands among the virtual files: alone, or beside the other files of its program. */
function nameVirtualFile(block: Block): string {
  const page = block.page.replace(/[^\w/-]/g, '_');
  const {group, title} = block.meta;
  const file = title && /\.[cm]?[jt]s$/.test(title) ? title.replace(/^\/+/, '') : `sample.m${block.lang}`;
  return group ? `${page}/${group}/${file}` : `${page}/${block.index}/sample.m${block.lang}`;
}

/** One thing the compiler found, on a line of the block's code. */
interface Finding {
  readonly line: number;
  readonly message: string;
}

function describe({file, start = 0, messageText, code}: ts.Diagnostic): Finding {
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1;
  return {line, message: `${compiler.flattenDiagnosticMessageText(messageText, ' ')} (TS${code})`};
}

const BROWSER = /\b(?:document|window|localStorage|EventSource)\b/;

function findKind({lang, code}: Block): ProgramKind {
  if (lang === 'ts') return 'ts';
  return BROWSER.test(code) ? 'browser' : 'js';
}

function compileKind(kind: ProgramKind, blocks: readonly Block[]): [Block, Finding[]][] {
  if (blocks.length === 0) return [];
  const files = blocks.map((block): VirtualFile => ({path: nameVirtualFile(block), text: wrapForTypes(block)}));
  const found = checkProgram(kind, files);
  const isFault = (one: ts.Diagnostic) => !isForeignPackage(one) && !(kind !== 'ts' && isGuess(one));
  return blocks.map((block, index) => [
    block,
    (found.get(files[index]?.path ?? '') ?? []).filter(isFault).map(describe),
  ]);
}

const KINDS = ['js', 'ts', 'browser'] as const satisfies readonly ProgramKind[];

/** Parses and type-checks JavaScript and TypeScript blocks, as one program for each kind. */
export function checkTypes(scripts: readonly Block[]): ReadonlyMap<Block, readonly Finding[]> {
  const ofKind = (kind: ProgramKind) => scripts.filter((block) => findKind(block) === kind);
  return new Map(KINDS.flatMap((kind) => compileKind(kind, ofKind(kind))));
}
