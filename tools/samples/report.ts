import type {Problem} from './model';
import type {WrongResult} from './run/verifyRuns';

/** Formats the problems as `page:line message`, in the order of pages. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => a.page.localeCompare(b.page) || a.line - b.line)
    .map(({page, line, message}) => `${page}:${line} ${message.replaceAll('\n', '\n    ')}`)
    .join('\n');
}

const FACT = /%[A-Za-z]\w*(?:\.\w+)+%/;

/** Replaces shown results on a page with the actual ones, except those that contain a fact. */
export function updateShownResults(
  source: string,
  wrong: readonly WrongResult[],
): {text: string; skipped: WrongResult[]} {
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
