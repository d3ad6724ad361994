import type {Nodes, Paragraph, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {getPlainText} from './readBlocks';

/** A sentence without texts that are repeated from elsewhere, and its position in the source. */
export type Sentence = {readonly text: string; readonly offset: number; readonly end: number};

/** Text that authors can't rewrite, or that isn't part of a sentence. */
const SKIPPED = new Set(['table', 'blockquote', 'heading']);

const isSkipped = (node: Nodes): boolean =>
  SKIPPED.has(node.type) ||
  ('name' in node && node.name === 'table') ||
  (node.type === 'paragraph' && Boolean(node.data && 'directiveLabel' in node.data));

const QUOTATION = /(?<=^|[\s(])(?:"[^"]*"|“[^”]*”)/g;

/** A quotation counts as one word. Preserves the sign that ends the outer sentence. */
const maskQuotation = (quotation: string): string =>
  quotation.slice(0, 1) + quotation.slice(1, -1).replace(/[^.!?](?!$)|[.!?](?!$)/g, 'q') + quotation.slice(-1);

/** Abbreviations that don't end a sentence. */
const BEFORE_MORE = /\b(?:e\.g|i\.e|cf|vs|approx|incl|Mr|Mrs|Ms|Dr|Prof|Fig|Sec)\.$/;
/** Abbreviations that can end a sentence, depending on the next letter. */
const BEFORE_MORE_OR_END = /\b(?:etc|Inc|Ltd|Co|Corp|(?:\p{L}\.)+\p{L})\.$/u;

/** Whether a sentence ends between two parts of a paragraph. */
function isSentenceEnd(before: string, after: string): boolean {
  if (/[:…]$/.test(before)) return /^\p{Lu}/u.test(after);
  if (BEFORE_MORE.test(before) || (/\bNos?\.$/.test(before) && /^\d/.test(after))) return false;
  // Names such as npm can start a sentence with a lower-case letter.
  return !/^\p{Ll}/u.test(after) || (/[^.]\.$/.test(before) && !BEFORE_MORE_OR_END.test(before));
}

/** Returns the offset of each sentence in a paragraph. */
function getSentenceStarts(text: string): number[] {
  const starts = [0];
  for (const {0: sign, index} of text.matchAll(/[.!?:…]["”')\]]{0,3}\s+/g)) {
    const next = index + sign.length;
    const before = text.slice(starts.at(-1), index + sign.trimEnd().length);
    if (next < text.length && isSentenceEnd(before, text.slice(next))) starts.push(next);
  }
  return starts;
}

/** Returns a paragraph's text, with punctuation masked in links and quotations, and each character's source offset. */
function getMaskedText(paragraph: Paragraph, source: string): {text: string; offsets: readonly number[]} {
  const {text, offsets} = getPlainText(paragraph, source);
  const links: [number, number][] = [];
  visit(paragraph, ['link', 'linkReference'], ({position}) => {
    links.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  });
  const isInLink = (at: number): boolean => links.some(([from, to]) => at >= from && at < to);
  // The last sign of a link's text can end the sentence.
  const withoutSigns = text.replaceAll(/[,.!?:…](?!$)/g, (sign, at: number) =>
    isInLink(offsets[at] ?? 0) && isInLink(offsets[at + 1] ?? 0) ? '·' : sign,
  );
  return {text: withoutSigns.replaceAll(QUOTATION, maskQuotation), offsets};
}

/** Returns the sentences of a paragraph. */
export function getParagraphSentences(paragraph: Paragraph, source: string): Sentence[] {
  const {text, offsets} = getMaskedText(paragraph, source);
  const starts = getSentenceStarts(text);
  return starts.flatMap((start, at) => {
    const sentence = text.slice(start, starts[at + 1]).trimEnd();
    const offset = offsets[start + sentence.search(/\S/)] ?? 0;
    return /\p{L}/u.test(sentence)
      ? {text: sentence.trim(), offset, end: offsets[start + sentence.length - 1] ?? offset}
      : [];
  });
}

/**
 * Returns the paragraphs of a page, including those in lists, admonitions and components. Omits tables, headings,
 * admonition titles and quoted blocks.
 */
export function getParagraphs(tree: Root): Paragraph[] {
  const found: Paragraph[] = [];
  visit(tree, (node) => {
    if (isSkipped(node)) return SKIP;
    if (node.type === 'paragraph') found.push(node);
    return undefined;
  });
  return found;
}

/** Counts the words of a text. A sign between spaces isn't a word. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Counts the commas of a text, except in numbers such as 1,000, and in lists of code such as `a`, `b`, `c`. */
export const countCommas = (text: string): number =>
  [...text.matchAll(/,(?!\d)/g)].length - [...text.matchAll(/\bX\d{1,5},(?= X\d)/g)].length;
