/** A stretch of code, and which of the site's colours it has. */
export type Token = {readonly kind?: 'comment' | 'string' | 'keyword' | 'number'; readonly text: string};

const PATTERN =
  /(?<comment>\/\/.*|^#.*)|(?<string>"[^"]*"|'[^']*'|`[^`]*`)|(?<keyword>\b(?:import|from|export|default|async|await|return|const|if|new)\b)|(?<number>\b\d+(?:\.\d+)?\b)/g;
const KINDS = ['comment', 'string', 'keyword', 'number'] as const;

/** Divides a line of JavaScript or JSON for a picture. Pages' own samples are highlighted with real grammars. */
export function tokenise(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(PATTERN)) {
    if (match.index > end) tokens.push({text: line.slice(end, match.index)});
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined);
    tokens.push({...(kind && {kind}), text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({text: line.slice(end)});
  return tokens;
}
