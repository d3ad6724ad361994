import type {Problem, Block} from './model';
import type {WrongResult} from './run/verifyRuns';

function compare(a: Problem, b: Problem): number {
  return a.page.localeCompare(b.page) || a.line - b.line;
}

/** The problems as `page:line message`, in the order of the pages. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort(compare)
    .map(({page, line, message}) => `${page}:${line} ${message.replaceAll('\n', '\n    ')}`)
    .join('\n');
}

const FACT = /%[A-Za-z]\w*(?:\.\w+)+%/;

/** A page with the shown results replaced by what came out; those that print a fact are left to their author. */
export function rewriteShown(source: string, wrong: readonly WrongResult[]): {text: string; skipped: WrongResult[]} {
  const lines = source.split('\n');
  const skipped: WrongResult[] = [];
  for (const one of [...wrong].sort((a, b) => b.block.line - a.block.line)) {
    const {block, actual} = one;
    const height = block.code === '' ? 0 : block.code.split('\n').length;
    const shown = lines.slice(block.line, block.line + height);
    if (FACT.test(shown.join('\n'))) {
      skipped.push(one);
      continue;
    }
    const indent = /^\s*/.exec(lines[block.line - 1] ?? '')?.[0] ?? '';
    lines.splice(block.line, height, ...actual.split('\n').map((line) => (line === '' ? '' : indent + line)));
  }
  return {text: lines.join('\n'), skipped};
}

const COLUMNS = ['blocks', 'parsed', 'typed', 'run', 'compared', 'not run'] as const;

/** One line of the table: how many blocks of a language, and what was done with them. */
type SummaryRow = Readonly<Record<(typeof COLUMNS)[number], number>> & {readonly language: string};

/** What is known of each block. */
export interface Facts {
  /** It parses, and keeps to types and documented commands. */
  readonly isSound: (block: Block) => boolean;
  readonly isRun: (block: Block) => boolean;
}

const TYPED = new Set(['js', 'ts']);

function countRow(language: string, blocks: readonly Block[], {isSound, isRun}: Facts): SummaryRow {
  const count = (test: (block: Block) => boolean) => blocks.filter(test).length;
  return {
    language,
    blocks: blocks.length,
    parsed: count(isSound),
    typed: count((block) => TYPED.has(block.lang) && isSound(block)),
    run: count(isRun),
    compared: count(({meta}) => meta.expect !== undefined),
    'not run': count(({meta}) => meta.norun !== undefined),
  };
}

/** Counts the blocks of each language, and of all. */
export function summarise(blocks: readonly Block[], facts: Facts): SummaryRow[] {
  const languages = [...new Set(blocks.map(({lang}) => lang))].sort();
  const ofLanguage = (language: string) => blocks.filter(({lang}) => lang === language);
  return [
    ...languages.map((language) => countRow(language, ofLanguage(language), facts)),
    countRow('all', blocks, facts),
  ];
}

/** The table as text, with its columns aligned. */
export function formatSummary(rows: readonly SummaryRow[]): string {
  const head = ['language', ...COLUMNS];
  const cells = [head, ...rows.map((row) => [row.language, ...COLUMNS.map((column) => String(row[column]))])];
  const widths = head.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const align = (text: string, index: number) =>
    index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0);
  return cells.map((line) => line.map(align).join('  ')).join('\n');
}

/** The reasons for which blocks are not run, the most frequent first; `isLeft` tells those that give none. */
export function listReasons(blocks: readonly Block[], isLeft: (block: Block) => boolean): string[] {
  const counts = new Map<string, number>();
  for (const {meta} of blocks) {
    if (meta.norun !== undefined) counts.set(meta.norun, (counts.get(meta.norun) ?? 0) + 1);
  }
  const left = blocks.filter(isLeft).length;
  const rows = [...counts].sort((a, b) => b[1] - a[1]);
  if (left > 0) rows.push(['no run asked for: CLI calls, parts of a program, configuration', left]);
  return rows.map(([reason, count]) => `${String(count).padStart(4)}  ${reason}`);
}
