import ts from 'typescript';
import {reportAt, type Block, type Problem} from '../model';
import {checkProgram, type VirtualFile} from './program';
import {wrapForTypes} from './wrapForTypes';

const CANNOT_FIND_MODULE = new Set([2307, 2792, 7016]);
const PLATFORM = /^@millrace\//;

function isForeignPackage(diagnostic: ts.Diagnostic): boolean {
  if (!CANNOT_FIND_MODULE.has(diagnostic.code)) return false;
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const name = /module '([^']+)'/.exec(text)?.[1] ?? '';
  return !/^[./]/.test(name) && !PLATFORM.test(name);
}

/** `promisify` and its like lose the parameters of an untyped JavaScript function; that is no fault of the sample. */
function isLostSignature(diagnostic: ts.Diagnostic): boolean {
  return diagnostic.code === 2554 && /Expected 0 arguments/.test(ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '));
}

/** Where a block stands among the virtual files: alone, or beside the other files of its program. */
export function nameVirtualFile(block: Block, lang: 'js' | 'ts'): string {
  const page = block.page.replace(/[^\w/-]/g, '_');
  const {group, title} = block.meta;
  const file = title && /\.[cm]?[jt]s$/.test(title) ? title.replace(/^\/+/, '') : `sample.m${lang}`;
  return group ? `${page}/${group}/${file}` : `${page}/${block.index}/sample.m${lang}`;
}

function describe(block: Block, diagnostic: ts.Diagnostic): Problem {
  const {file, start = 0} = diagnostic;
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1;
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  return reportAt(block, line, `${text} (TS${diagnostic.code})`);
}

function checkKind(kind: 'js' | 'ts', blocks: readonly Block[]): [Block, Problem[]][] {
  if (blocks.length === 0) return [];
  const files = blocks.map((block): VirtualFile => ({path: nameVirtualFile(block, kind), text: wrapForTypes(block)}));
  const found = checkProgram(kind, files);
  return blocks.map((block, index) => {
    const diagnostics = found.get(files[index]?.path ?? '') ?? [];
    return [block, diagnostics.filter((one) => !isForeignPackage(one) && !(kind === 'js' && isLostSignature(one))).map((one) => describe(block, one))];
  });
}

/** Parses and type-checks JavaScript and TypeScript blocks, as one program for each language. */
export function checkTypes(scripts: readonly Block[]): ReadonlyMap<Block, Problem[]> {
  return new Map([
    ...checkKind('js', scripts.filter(({lang}) => lang === 'js')),
    ...checkKind('ts', scripts.filter(({lang}) => lang === 'ts')),
  ]);
}
