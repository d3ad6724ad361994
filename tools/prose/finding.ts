/** One place in a page that the lint objects to: an error fails, a warning asks the writer to look. */
export type Finding = {
  readonly offset: number;
  readonly words: string;
  readonly suggestion: string;
  readonly level: 'error' | 'warning';
};

/** A finding as a line that editors and pull requests link: file, line, column. */
export function formatFinding({offset, words, suggestion, level}: Finding, path: string, source: string): string {
  const above = source.slice(0, offset).split('\n');
  const place = `${path}:${above.length}:${(above.at(-1)?.length ?? 0) + 1}`;
  return `${place} ${level === 'warning' ? 'warning ' : ''}"${words}": ${suggestion}`;
}
