import type {PlatformErrorId} from './errorIds';
import {platformErrors} from './errors';
import {relatedMessages, type RelatedMessage} from './relatedMessages';

/** The key of a message that is not a platform error. */
export type RelatedMessageId = keyof typeof relatedMessages;

/** A known message found in a pasted text, with the line that contains it. */
export type ErrorMatch =
  | {readonly kind: 'platform'; readonly id: PlatformErrorId; readonly line: string}
  | {readonly kind: 'related'; readonly id: RelatedMessageId; readonly line: string};

/**
 * A pattern as written in the data: any case, and any white space where it has a space. A pattern must not begin or go on
 * with what has no end (`^\\s*`, `.*`): where it fails, it would be tried again from each of those places.
 */
function compile(pattern: string): RegExp {
  const source = pattern.replaceAll('[ _-]?', '[\\s_-]*').replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
  return new RegExp(source, 'gim');
}

/** Where the first of the patterns begins. */
function findFirst(text: string, patterns: readonly string[]): number | undefined {
  const places = patterns.map((pattern) => text.search(compile(pattern))).filter((place) => place !== -1);
  return places.length > 0 ? Math.min(...places) : undefined;
}

/** The line a match starts on, without the white space around it. */
function lineAt(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  const start = text.lastIndexOf('\n', index) + 1;
  return text.slice(start, end === -1 ? undefined : end).trim();
}

function blankOut(text: string, patterns: readonly string[]): string {
  return patterns.reduce(
    (blanked, pattern) => blanked.replace(compile(pattern), (match) => match.replace(/\S/g, ' ')),
    text,
  );
}

/** Typed entries of an object whose keys are known. */
function entriesOf<K extends string, V>(object: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(object) as [K, V][];
}

/** Finds platform errors, and messages mistaken for them, in the order of the text. */
export function matchErrors(source: string): ErrorMatch[] {
  const text = source.replaceAll('\r\n', '\n').replace(/[\u00a0\u200b]/g, ' ');
  const related = entriesOf<RelatedMessageId, RelatedMessage>(relatedMessages);
  const rest = related.reduce((left, [, {patterns}]) => blankOut(left, patterns), text);
  const found = [
    ...related.map(([id, {patterns}]) => ({kind: 'related' as const, id, at: findFirst(text, patterns)})),
    ...entriesOf<PlatformErrorId, {readonly patterns: readonly string[]}>(platformErrors).map(([id, {patterns}]) => ({
      kind: 'platform' as const,
      id,
      at: findFirst(rest, patterns),
    })),
  ];
  return found
    .flatMap((item) => (item.at === undefined ? [] : [{...item, index: item.at}]))
    .sort((a, b) => a.index - b.index)
    .map((item): ErrorMatch => {
      const line = lineAt(text, item.index);
      return item.kind === 'platform' ? {kind: item.kind, id: item.id, line} : {kind: item.kind, id: item.id, line};
    });
}
