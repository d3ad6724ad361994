/** A value of the header `Accept`, and whether it brings Markdown. */
type AcceptCase = readonly [accept: string | undefined, isMarkdown: boolean];

const CASES: readonly AcceptCase[] = [
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/*', false],
  ['text/html', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  ['text/plain', false],
  ['text/markdown', true],
  ['TEXT/Markdown', true],
  ['text/markdown; charset=utf-8', true],
  ['text/markdown;variant=GFM;q=0.9, text/html;q=0.8', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/html;q=0.9, text/markdown', true],
  ['text/markdown;q=0.5, */*;q=0.8', false],
  ['text/markdown;q=0.8, */*;q=0.1', true],
  ['text/markdown;q=0.8, text/*;q=0.9', false],
  ['text/markdown;q=0.8, text/html;q=0.1, */*', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000, text/html;q=0', false],
  ['text/markdown;q=1.000, text/html;q=1', true],
  ['text/markdown;q=0.5, text/html;q=0.50', true],
  ['text/markdown;q=0.51, text/html;q=0.5', true],
  ['text/markdown;q=0.5, text/html;q=0.51', false],
  ['text/markdown;q=0.499, text/html;q=0.5', false],
  ['text/markdown;q=0.9, text/html;q=0.89', true],
  ['text/markdown;q=0.1, text/html;q=0.099', true],
  ['text/markdown;q=0.123, text/html;q=0.124', false],
  ['text/markdown;q=0.3, text/html;q=0', true],
  ['text/markdown ; q=0.9 , text/html ; q=0.8', true],
  ['text/markdown;q=2', false],
  ['text/markdown;q=high', false],
  ['text/markdown;q=1.5, text/html;q=0.1', false],
  ['text/markdownish', false],
  ['xtext/markdown', false],
  [',,;q=1,text/markdown', true],
  ['text/markdown;q=0.9;level=1, text/html;q=0.8', true],
  ['text/markdown;q=0.1;q=0.9, text/html;q=0.5', false],
  ['text/markdown;a=1;b=2;q=0, text/html;q=0', false],
  ['text/markdown;Q=0', false],
  ['text/markdown;;q=0', false],
  ['text/markdown;', true],
  ['text/markdown;quality=0', true],
];

/** Ways to write the same header: spaces and tabs around commas and semicolons mean nothing. */
const SEPARATORS = ['$1', '$1 ', ' $1 ', '\t$1 \t'];

/** Values of the header `Accept` in every way to space them. */
export const acceptCases: readonly AcceptCase[] = CASES.flatMap(([accept, isMarkdown]): AcceptCase[] => {
  if (accept === undefined) return [[accept, isMarkdown]];
  const spaced = SEPARATORS.map((separator) => accept.replace(/ ?([,;])[ \t]*/g, separator));
  return [...new Set([accept, ...spaced])].map((value) => [value, isMarkdown]);
});
