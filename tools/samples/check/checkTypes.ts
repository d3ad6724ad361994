import type ts from 'typescript';
import type {Block} from '../model';
import {compiler} from './compiler';
import {checkProgram, type ProgramKind, type VirtualFile} from './program';
import {wrapForTypes} from './wrapForTypes';

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
 * plain function, parsed JSON has no members, and a variable keeps the shape of its first value.
 */
const GUESSES: Readonly<Record<number, RegExp>> = {
  2554: /Expected 0 arguments/,
  2339: /on type '(?:\{\}|unknown)'/,
  2739: /missing/,
  2740: /missing/,
  2741: /missing/,
};

function isGuess(diagnostic: ts.Diagnostic): boolean {
  return GUESSES[diagnostic.code]?.test(compiler.flattenDiagnosticMessageText(diagnostic.messageText, ' ')) ?? false;
}

/** Where a block stands among the virtual files: alone, or beside the other files of its program. */
export function nameVirtualFile(block: Block): string {
  const page = block.page.replace(/[^\w/-]/g, '_');
  const {group, title} = block.meta;
  const file = title && /\.[cm]?[jt]s$/.test(title) ? title.replace(/^\/+/, '') : `sample.m${block.lang}`;
  return group ? `${page}/${group}/${file}` : `${page}/${block.index}/sample.m${block.lang}`;
}

/** One thing the compiler found, on a line of the block's code. */
export interface Finding {
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
