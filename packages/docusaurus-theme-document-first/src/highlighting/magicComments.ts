/** A comment that marks lines, as Docusaurus's `themeConfig.prism.magicComments` describes it. */
export type MagicComment = {
  /** Class of the lines. */
  readonly className: string;
  /** Marks the line below. */
  readonly line?: string;
  /** Mark the lines between. */
  readonly block?: {readonly start: string; readonly end: string};
};

/** Class of a line that is marked without a class of its own. */
export const MARKED = 'code-line--marked';

/** Docusaurus's own class for it, which a site may leave as it is. */
const OF_DOCUSAURUS = 'theme-code-block-highlighted-line';

/** A line with a comment and nothing else, in the languages that Docusaurus knows comments of. */
const COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|!|(?:_\s*)?['‘’]|rem\b|\(\*|\*>)\s*([\w-]+)\s*(?:\*\/\s*\}?|-->|\*\))?\s*$/i;

const toClass = (name: string): string => (name === OF_DOCUSAURUS ? MARKED : `code-line ${name}`);

/** Takes the comments that mark lines out of code, and returns the classes of the lines by their number from 1. */
export function takeMagicComments(
  code: string,
  comments: readonly MagicComment[],
): {readonly text: string; readonly classes: ReadonlyMap<number, string>} {
  const kept: string[] = [];
  const names = new Map<number, Set<string>>();
  const open = new Set<string>();
  let next: string[] = [];
  for (const line of code.split('\n')) {
    const word = COMMENT.exec(line)?.[1];
    const magic = comments.filter(
      ({line: one, block}) => word !== undefined && [one, block?.start, block?.end].includes(word),
    );
    for (const {className, line: one, block} of magic) {
      if (word === one) next.push(className);
      else if (word === block?.start) open.add(className);
      else open.delete(className);
    }
    if (magic.length > 0) continue;
    kept.push(line);
    names.set(kept.length, new Set([...open, ...next]));
    next = [];
  }
  const marked = [...names].filter(([, classes]) => classes.size > 0);
  return {
    text: kept.join('\n'),
    classes: new Map(marked.map(([line, classes]) => [line, [...classes].map(toClass).join(' ')])),
  };
}
