/** A piece of a short text: plain, code, strong or a link. */
export type InlinePart =
  | {readonly kind: 'text' | 'code' | 'strong'; readonly text: string}
  | {readonly kind: 'link'; readonly text: string; readonly to: string};

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

function createInlinePart(match: RegExpMatchArray): InlinePart {
  const [, code, strong, label, to] = match;
  if (code !== undefined) return {kind: 'code', text: code};
  if (strong !== undefined) return {kind: 'strong', text: strong};
  return {kind: 'link', text: label ?? '', to: to ?? ''};
}

/** Splits a string at its `code`, **strong** and [link](/limits/) markup. */
export function parseInline(source: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKS)) {
    if (match.index > end) parts.push({kind: 'text', text: source.slice(end, match.index)});
    parts.push(createInlinePart(match));
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push({kind: 'text', text: source.slice(end)});
  return parts;
}

/** Removes the markup from a string, for filters, sorting and labels. */
export function stripInline(source: string): string {
  return parseInline(source)
    .map(({text}) => text)
    .join('');
}
