import {Parser} from 'htmlparser2';

/** A start tag, or an explicit end tag. */
export type HtmlTag = {
  readonly name: string;
  /** Decoded attributes by lower-case name; empty for an end tag. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isEnd: boolean;
  /** Offsets of its `<`, and after its `>`. */
  readonly start: number;
  readonly end: number;
};

/**
 * Parses the tags of an HTML document in order. Ignores tags in attributes, comments, scripts and style sheets.
 *
 * @param onTag returns `false` to stop parsing
 */
export function parseTags(html: string, onTag: (tag: HtmlTag) => boolean | void): void {
  let isStopped = false;
  const handleTag = (name: string, attributes: HtmlTag['attributes'], isEnd: boolean): void => {
    if (isStopped || onTag({name, attributes, isEnd, start: parser.startIndex, end: parser.endIndex + 1}) !== false)
      return;
    isStopped = true;
    parser.pause();
  };
  const parser = new Parser({
    onopentag: (name, attributes, isImplied) => isImplied || handleTag(name, attributes, false),
    onclosetag: (name, isImplied) => isImplied || handleTag(name, {}, true),
  });
  parser.end(html);
}

/** A range of a text and its replacement. */
export type Edit = {readonly start: number; readonly end: number; readonly text: string};

/** Applies edits that don't overlap. Insertions at the same offset keep their order, and come before a replacement. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const parts = sorted.map((edit, at) => text.slice(sorted[at - 1]?.end ?? 0, edit.start) + edit.text);
  return parts.join('') + text.slice(sorted.at(-1)?.end ?? 0);
}
