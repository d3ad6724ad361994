import type {Nodes} from 'nlcst';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

/** A sentence of a text: where it starts, and how many words it has. */
export type Sentence = {readonly offset: number; readonly text: string; readonly words: number};

/** What a plugin of retext objects to in a text. */
export type Remark = {readonly offset: number; readonly words: string; readonly suggestion: string};

const english = unified().use(retextEnglish);
const remarks = unified().use(retextRepeatedWords).use(retextIndefiniteArticle);

const countWords = (sentence: Nodes): number => {
  let words = 0;
  visit(sentence, 'WordNode', () => {
    words += 1;
  });
  return words;
};

/** The parser takes a short number before a full stop for an abbreviation; a word of the same length ends a sentence. */
const spellNumbers = (text: string): string =>
  text.replace(/(?<![\d.,])\d{1,3}(?=\.\s+\p{Lu})/gu, (digits) => 'ß'.repeat(digits.length));

/** The sentences of a text. */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  visit(english.parse(spellNumbers(text)), 'SentenceNode', (sentence) => {
    const offset = sentence.position?.start.offset ?? 0;
    const words = countWords(sentence);
    if (words > 0) sentences.push({offset, text: text.slice(offset, sentence.position?.end.offset), words});
  });
  return sentences;
}

/** Repeated words, and "a" or "an" before the wrong sound. Names and stand-ins for code are left alone. */
export function findRemarks(text: string): Remark[] {
  const file = new VFile(text);
  remarks.runSync(english.parse(file), file);
  return file.messages.flatMap(({place, actual = '', expected = []}) => {
    const offset = place && 'start' in place ? (place.start.offset ?? 0) : 0;
    const follows = text.slice(offset + actual.length).trimStart();
    if (/^X\d/.test(follows)) return [];
    return [{offset, words: actual, suggestion: `"${expected[0] ?? ''}"`}];
  });
}
