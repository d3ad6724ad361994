import type {Block} from '../model';

/** One line of the table: what was done with the blocks of a language. */
export interface SummaryRow {
  readonly language: string;
  readonly blocks: number;
  readonly parsed: number;
  readonly typed: number;
  readonly run: number;
  readonly compared: number;
  readonly notRun: number;
}

const TYPED = new Set(['js', 'ts']);

function countRow(language: string, blocks: readonly Block[], isRun: (block: Block) => boolean): SummaryRow {
  const count = (test: (block: Block) => boolean) => blocks.filter(test).length;
  return {
    language,
    blocks: blocks.length,
    parsed: blocks.length,
    typed: TYPED.has(language) ? blocks.length : 0,
    run: count(isRun),
    compared: count(({meta}) => meta.expect !== undefined),
    notRun: count(({meta}) => meta.norun !== undefined),
  };
}

/** Counts the blocks of each language, and of all. */
export function summarise(blocks: readonly Block[], isRun: (block: Block) => boolean): SummaryRow[] {
  const languages = [...new Set(blocks.map(({lang}) => lang))].sort();
  const rows = languages.map((language) =>
    countRow(
      language,
      blocks.filter(({lang}) => lang === language),
      isRun,
    ),
  );
  const sum = (key: Exclude<keyof SummaryRow, 'language'>) => rows.reduce((total, row) => total + row[key], 0);
  const all = {
    blocks: sum('blocks'),
    parsed: sum('parsed'),
    typed: sum('typed'),
    run: sum('run'),
    compared: sum('compared'),
    notRun: sum('notRun'),
  };
  return [...rows, {language: 'all', ...all}];
}

const COLUMNS = ['language', 'blocks', 'parsed', 'typed', 'run', 'compared', 'notRun'] as const;

/** The table as text, with its columns aligned. */
export function formatSummary(rows: readonly SummaryRow[]): string {
  const head = ['language', 'blocks', 'parsed', 'typed', 'run', 'compared', 'not run'];
  const cells = [head, ...rows.map((row) => COLUMNS.map((column) => String(row[column])))];
  const widths = head.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const align = (text: string, index: number) =>
    index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0);
  return cells.map((line) => line.map(align).join('  ')).join('\n');
}

/** The reasons that pages give for blocks that are not run, the most frequent first. */
export function listReasons(blocks: readonly Block[]): string[] {
  const counts = new Map<string, number>();
  for (const {meta} of blocks) if (meta.norun !== undefined) counts.set(meta.norun, (counts.get(meta.norun) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `${String(count).padStart(4)}  ${reason}`);
}
