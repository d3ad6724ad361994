import {Parser} from 'htmlparser2';

/** A start tag of an HTML text, or an end tag that is written out. */
export type HtmlTag = {
  readonly name: string;
  /** Attributes by their lower-case names, with decoded values; an end tag has none. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isEnd: boolean;
  /** Offsets in the text: of its `<`, and behind its `>`. */
  readonly start: number;
  readonly end: number;
};

/**
 * Reads the tags of an HTML text in order. What looks like a tag inside an attribute, a comment, a script or a style sheet
 * isn't one.
 *
 * @param onTag returns `false` to stop reading
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

/** Replaces parts of a text that don't overlap. Insertions at the same place keep their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  const parts = sorted.map((edit, at) => text.slice(sorted[at - 1]?.end ?? 0, edit.start) + edit.text);
  return parts.join('') + text.slice(sorted.at(-1)?.end ?? 0);
}
