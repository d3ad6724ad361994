import type {Problem} from '../model';

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
